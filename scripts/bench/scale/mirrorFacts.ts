import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const TABLES = ['documents', 'queries', 'dependencies', 'pages', 'pageQueries', 'pageMarkups', 'files'] as const

type Rows = Record<`${(typeof TABLES)[number]}Rows`, number>

/** Size of a publisher's mirror, with its write-ahead log, and the rows of what grows with the site. */
export function mirrorFacts(dataDir: string): { mirrorMb: number } & Rows {
  const file = join(dataDir, 'publish/mirror.sqlite')
  const bytes = [file, `${file}-wal`].map((name) => (existsSync(name) ? statSync(name).size : 0))
  const database = new DatabaseSync(file, { readOnly: true })
  const rowsOf = (table: string) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  const rows = TABLES.map((table) => [`${table}Rows`, rowsOf(table)])
  database.close()
  const mirrorMb = Math.round((bytes.reduce((all, one) => all + one, 0) / 2 ** 20) * 10) / 10
  return { mirrorMb, ...(Object.fromEntries(rows) as Rows) }
}
