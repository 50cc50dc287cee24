import { type MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapterObj } from 'payload'
import { commitListenersOf } from '../commitListeners'
import { changeNewest } from '../changeNewest'
import { dateVersionsApart } from '../dateVersionsApart'
import { heedAll } from '../heedAll'
import { openNewestVersion } from '../openNewestVersion'
import { orderAlike } from '../orderAlike'
import { pageAlike } from '../pageAlike'
import { noteReadFaults } from '../readFaults'
import { applySteps } from './applySteps'
import { buildIndexes } from './buildIndexes'
import { limitTransactions } from './limitTransactions'
import { nameTakenValues } from './nameTakenValues'
import { openTransaction } from './openTransaction'
import { requireReplicaSet } from './requireReplicaSet'
import { restoreInEachLanguage } from './restoreInEachLanguage'
import { spellAlike } from './spellAlike'

/** Payload's MongoDB adapter, which refuses to start without transactions and tells its listeners about commits. */
export function replicaSetAdapter({ url, migrationDir }: { url: string; migrationDir: string }): DatabaseAdapterObj {
  const base = mongooseAdapter({
    url,
    migrationDir,
    transactionOptions: {},
    disableIndexHints: true,
    allowIDOnCreate: true,
    afterCreateConnection: spellAlike,
    // Mongoose would build one index after the other, in the background, while the first records are written already.
    connectOptions: { autoIndex: false, autoCreate: false },
  })
  const init: typeof base.init = (args) => {
    const db = base.init(args) as MongooseAdapter
    // Fields may be called `collection`, which Payload never reads as Mongoose's own word.
    const { config } = args.payload
    db.collectionsSchemaOptions = Object.fromEntries(
      config.collections.map(({ slug }) => [slug, { suppressReservedKeysWarning: true }]),
    )
    return changeNewest(
      openNewestVersion(
        dateVersionsApart(
          pageAlike(
            orderAlike(
              heedAll(
                noteReadFaults(
                  limitTransactions(tellListeners(nameTakenValues(restoreInEachLanguage(db, config)), url)),
                ),
              ),
            ),
          ),
        ),
      ),
    )
  }
  return { ...base, init }
}

function tellListeners(db: MongooseAdapter, url: string): MongooseAdapter {
  const listeners = commitListenersOf(db)
  const { beginTransaction, commitTransaction, connect, rollbackTransaction } = db

  db.connect = async (args) => {
    await requireReplicaSet(url)
    await connect?.call(db, args)
    // First: a new unique index may want what a step puts right.
    await applySteps(db)
    await buildIndexes(db)
  }
  db.beginTransaction = async (options) => {
    const id = await beginTransaction.call(db, options)
    if (id === null) return id
    try {
      await openTransaction(db, id)
      return id
    } catch (error) {
      await rollbackTransaction.call(db, id)
      throw error
    }
  }
  db.commitTransaction = async (transaction) => {
    const id = await transaction
    if (id) await listeners.committing(id)
    await commitTransaction.call(db, transaction)
    if (id) await listeners.committed(id)
  }
  db.rollbackTransaction = async (transaction) => {
    const id = await transaction
    if (id) listeners.rolledBack(id)
    await rollbackTransaction.call(db, transaction)
  }
  return db
}
