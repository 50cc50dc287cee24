import { DatabaseSync } from 'node:sqlite'
import { BackupFault } from './Sealed.ts'

/** A whole copy of a database at one moment, while others write. */
export function copySqlite(file: string, target: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

/** Throws when a database is damaged. */
export function checkSqlite(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('PRAGMA quick_check').all() as { quick_check: string }[]
    if (rows[0]?.quick_check !== 'ok')
      throw new BackupFault(`The database in the backup is damaged: ${rows[0]?.quick_check}`)
  } finally {
    database.close()
  }
}
