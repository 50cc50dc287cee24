import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { commitListenersOf } from '../commitListeners'
import { requireReplicaSet } from './requireReplicaSet'

/** Payload's MongoDB adapter, which refuses to start without transactions and tells its listeners about commits. */
export function replicaSetAdapter({ url, migrationDir }: { url: string; migrationDir: string }): DatabaseAdapterObj {
  const base = mongooseAdapter({
    url,
    migrationDir,
    transactionOptions: {},
    disableIndexHints: true,
    allowIDOnCreate: true,
    // Without waiting for them, the first records after a start could break a unique index that is still being built.
    ensureIndexes: true,
  })
  const init: typeof base.init = (args) => tellListeners(base.init(args), url)
  return { ...base, init }
}

function tellListeners<T extends BaseDatabaseAdapter>(db: T, url: string): T {
  const listeners = commitListenersOf(db)
  const { connect, commitTransaction, rollbackTransaction } = db

  db.connect = async (args) => {
    await requireReplicaSet(url)
    await connect?.call(db, args)
  }
  db.commitTransaction = async (transaction) => {
    const id = await transaction
    await commitTransaction.call(db, transaction)
    if (id) listeners.committed(id)
  }
  db.rollbackTransaction = async (transaction) => {
    const id = await transaction
    if (id) listeners.rolledBack(id)
    await rollbackTransaction.call(db, transaction)
  }
  return db
}
