import type { BaseDatabaseAdapter } from 'payload'
import { isNotNow } from './isNotNow'

// On the adapter, because Next loads this module once per bundle.
const lastFault = Symbol.for('diwan.lastReadFault')

type Owner = { [lastFault]?: number }

/** Remembers when a read last failed because the database was away: Payload takes whoever it cannot look up for a guest. */
export function noteReadFaults<T extends Pick<BaseDatabaseAdapter, 'find' | 'findOne'>>(db: T): T {
  const noting = async <A>(read: Promise<A>): Promise<A> => {
    try {
      return await read
    } catch (error) {
      if (isNotNow(error)) (db as Owner)[lastFault] = performance.now()
      throw error
    }
  }
  const { find, findOne } = db
  db.find = (args) => noting(find.call(db, args)) as never
  db.findOne = (args) => noting(findOne.call(db, args)) as never
  return db
}

/** Whether a read failed so since then, by `performance.now()`. */
export const hasFaultedSince = (db: object, time: number): boolean => ((db as Owner)[lastFault] ?? -1) >= time
