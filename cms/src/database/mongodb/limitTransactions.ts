import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { isInBackground } from '../background'
import { Turns } from '../turns'

const AT_ONCE = 16
const WAIT = 30 * SECOND
/** MongoDB gives up a transaction of this age by itself. */
const LIFETIME = MINUTE

/**
 * Lets further transactions wait for their turn: a crowd of open ones conflicts with itself, and its units would wait for
 * connections that they hold themselves.
 */
export function limitTransactions(db: MongooseAdapter): MongooseAdapter {
  const turns = new Turns(WAIT, AT_ONCE)
  const open = new Map<number | string, NodeJS.Timeout>()
  const { beginTransaction, commitTransaction, rollbackTransaction } = db

  const end = (id: number | string) => {
    clearTimeout(open.get(id))
    if (open.delete(id)) turns.give()
  }

  db.beginTransaction = async (options) => {
    await turns.take(isInBackground())
    try {
      const id = await beginTransaction.call(db, options)
      if (id === null) turns.give()
      else open.set(id, setTimeout(end, LIFETIME, id).unref())
      return id
    } catch (error) {
      turns.give()
      throw error
    }
  }
  db.commitTransaction = async (transaction) => {
    const id = await transaction
    try {
      await commitTransaction.call(db, id)
    } finally {
      end(id)
    }
  }
  db.rollbackTransaction = async (transaction) => {
    const id = await transaction
    try {
      await rollbackTransaction.call(db, id)
    } finally {
      end(id)
    }
  }
  return db
}
