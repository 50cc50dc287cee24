import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { commitListenersOf } from '../commitListeners'
import { changeNewest } from '../changeNewest'
import { dateVersionsApart } from '../dateVersionsApart'
import { heedAll } from '../heedAll'
import { openNewestVersion } from '../openNewestVersion'
import { orderAlike } from '../orderAlike'
import { offerWayOut } from '../outOfTurn'
import { pageAlike } from '../pageAlike'
import { TransactionClient, TurnTakingClient } from './clients'
import { compareAlike } from './compareAlike'
import { Connection } from './connection'
import { deleteWhatIsFound } from './deleteWhatIsFound'
import { findListsOfLanguages } from './findListsOfLanguages'
import { findLocks } from './findLocks'
import { indexParents } from './indexParents'
import { insertRows } from './insertRows'
import { openSession } from './openSession'
import { useObjectIds } from './useObjectIds'
import { Writer, type WriterLimits } from './writer'

type SqliteArgs = Omit<Parameters<typeof sqliteAdapter>[0], 'client' | 'transactionOptions' | 'wal'>

interface OneWriterArgs extends SqliteArgs {
  url: string
  limits?: Partial<WriterLimits>
  /** Migrations may hold their transaction as long as they need. */
  isMigrating?: boolean
}

const LIMITS: WriterLimits = { waitMs: 30 * SECOND, holdMs: 15 * SECOND, busyMs: 5 * SECOND }
/** A statement may come this long after its transaction was rolled back and still be refused. */
const LATE_STATEMENTS = 10 * MINUTE

/**
 * Payload's SQLite adapter with one writer: a failed COMMIT reaches its caller, parallel writes wait for each other instead
 * of failing, and a transaction that nobody ends is rolled back.
 */
export function oneWriterAdapter({ url, limits, isMigrating = false, ...args }: OneWriterArgs): DatabaseAdapterObj {
  const base = sqliteAdapter({
    ...args,
    client: { url },
    transactionOptions: {},
    afterSchemaInit: [...(args.afterSchemaInit ?? []), useObjectIds, indexParents, findListsOfLanguages],
  })
  const init: typeof base.init = (initArgs) =>
    takeTurns(base.init(initArgs), url, { ...LIMITS, ...limits }, isMigrating)
  return { ...base, init }
}

function takeTurns(db: SQLiteAdapter, url: string, limits: WriterLimits, isMigrating: boolean): SQLiteAdapter {
  const listeners = commitListenersOf(db)
  let migrating = isMigrating

  const open = () => {
    const writer = new Writer(url, limits, (id) => {
      db.payload.logger.error(`sqlite: a transaction was held for ${limits.holdMs} ms; it is rolled back`)
      void rollback(id)
    })
    db.client = new TurnTakingClient(writer, new Connection(url))
    return writer
  }
  let writer = open()

  const rollback = async (id: string) => {
    await writer.rollback(id)
    listeners.rolledBack(id)
    // The session stays for a while, so that late statements of this unit fail instead of committing by themselves.
    setTimeout(() => delete db.sessions[id], LATE_STATEMENTS).unref()
  }

  db.beginTransaction = async () => {
    await db.initializing
    const id = await writer.begin({ overdue: !migrating })
    const client = new TransactionClient(writer, id)
    const session = openSession(client, db.schema, db.logger)
    db.sessions[id] = { db: session as never, resolve: async () => undefined, reject: async () => undefined }
    return id
  }

  db.commitTransaction = async (transaction) => {
    const id = String(await transaction)
    await listeners.committing(id)
    try {
      await writer.commit(id)
    } catch (error) {
      await rollback(id)
      throw error
    }
    delete db.sessions[id]
    await listeners.committed(id)
  }

  db.rollbackTransaction = async (transaction) => rollback(String(await transaction))

  offerWayOut(db, (id, work) => writer.leaveFor(String(id), work))
  insertRows(db)
  deleteWhatIsFound(db)
  compareAlike(db)

  const { destroy, migrate } = db
  db.destroy = async () => {
    db.client.close()
    await destroy?.call(db)
    writer = open()
  }

  db.migrate = async (migrateArgs) => {
    const before = migrating
    migrating = true
    // A migration that rebuilds a table drops the old one; with foreign keys on, that would delete the rows of every table that
    // points at it. The pragma does nothing inside the migration's own transaction.
    await db.client.execute('PRAGMA foreign_keys=OFF')
    try {
      await migrate.call(db, migrateArgs)
    } finally {
      migrating = before
      await db.client.execute('PRAGMA foreign_keys=ON')
    }
  }
  return findLocks(changeNewest(openNewestVersion(dateVersionsApart(pageAlike(orderAlike(heedAll(db)))))))
}
