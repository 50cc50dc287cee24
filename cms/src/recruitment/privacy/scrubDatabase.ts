import type { Payload } from 'payload'

interface SqliteClient {
  execute: (sql: string) => Promise<unknown>
}

/**
 * Leaves nothing of what was deleted in the embedded database's files: pages are written anew, and the write-ahead log is
 * emptied. What MongoDB does with freed space is its own and its disk's matter.
 */
export async function scrubDatabase({ db }: Payload): Promise<void> {
  if (db.name !== 'sqlite' || !('client' in db)) return
  const client = db.client as unknown as SqliteClient
  await client.execute('VACUUM')
  await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
}
