import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/**
 * Runs work that stores documents before the ones they point at, for whole databases that are read in. On SQLite references
 * are checked afterwards, all at once; a dangling one is an error. MongoDB has no such checks.
 */
export async function withoutReferenceChecks(payload: Payload, work: () => Promise<void>): Promise<void> {
  if (!('client' in payload.db)) return work()
  const { client } = payload.db as unknown as SQLiteAdapter
  await client.execute('PRAGMA foreign_keys=OFF')
  try {
    await work()
  } finally {
    await client.execute('PRAGMA foreign_keys=ON')
  }
  const { rows } = await client.execute('PRAGMA foreign_key_check')
  const tables = [...new Set(rows.map(({ table }) => String(table)))]
  if (tables.length > 0) throw new Error(`References to documents that do not exist, in ${tables.join(', ')}.`)
}
