import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { linesOf } from '@diwan/shared/lib/linesOf'

/** Collections whose rows name a file, which are their folders too. */
const COLLECTIONS = ['files', 'media'] as const

/** What a copy of the system holds of the files that its database names. */
export interface NamedFiles {
  /** How many its rows name. */
  named: number
  /** Those that are not in it: `media/office.webp`. */
  missing: string[]
}

/** Compares the rows of a copied database with the uploads beside it. */
export async function missingFiles(folder: string): Promise<NamedFiles> {
  const database = join(folder, 'cms.sqlite')
  const names: string[] = []
  for (const collection of COLLECTIONS) {
    const found = existsSync(database)
      ? namesInTable(database, collection)
      : await namesInDump(join(folder, 'mongodb', `${collection}.jsonl`))
    for (const name of found) names.push(join(collection, name))
  }
  return { named: names.length, missing: names.filter((name) => !existsSync(join(folder, 'uploads', name))) }
}

function namesInTable(file: string, table: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table) as { name: string }[]
    if (!columns.some(({ name }) => name === 'filename')) return []
    const rows = database.prepare(`SELECT filename FROM ${table} WHERE filename IS NOT NULL`).all()
    return (rows as { filename: string }[]).map(({ filename }) => filename)
  } finally {
    database.close()
  }
}

async function namesInDump(file: string): Promise<string[]> {
  const names: string[] = []
  if (!existsSync(file)) return names
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    const { filename } = JSON.parse(line) as { filename?: unknown }
    if (typeof filename === 'string') names.push(filename)
  }
  return names
}
