import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { DocumentSource } from './DocumentSource.ts'

type Row = Record<'collection' | 'id' | 'updatedAt', string> & Record<'en' | 'ar', string | null>

const documentOf = (row: Row): MirroredDocument => ({
  collection: row.collection,
  id: row.id,
  updatedAt: row.updatedAt,
  locales: {
    en: row.en === null ? null : (JSON.parse(row.en) as Record<string, unknown>),
    ar: row.ar === null ? null : (JSON.parse(row.ar) as Record<string, unknown>),
  },
})

/** Tables of a mirror file that hold documents. */
export const MIRROR_SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, updatedAt TEXT NOT NULL, en TEXT, ar TEXT, PRIMARY KEY (collection, id)
  );
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

/** Documents of a mirror file: bodies stay on disk until they are asked for. */
export class MirrorSource implements DocumentSource {
  readonly database: DatabaseSync
  readonly #get: StatementSync
  readonly #each: StatementSync

  constructor(file: string | DatabaseSync) {
    this.database = typeof file === 'string' ? new DatabaseSync(file, { readOnly: true }) : file
    this.#get = this.database.prepare('SELECT * FROM documents WHERE collection = ? AND id = ?')
    this.#each = this.database.prepare('SELECT * FROM documents WHERE collection = ?')
  }

  get(collection: string, id: string): MirroredDocument | null {
    const row = this.#get.get(collection, id) as Row | undefined
    return row === undefined ? null : documentOf(row)
  }

  *each(collection: string): Iterable<MirroredDocument> {
    for (const row of this.#each.iterate(collection)) yield documentOf(row as Row)
  }

  /** The instant the mirror's release is rendered for; `null` in a mirror that has none yet. */
  get now(): number | null {
    const row = this.database.prepare("SELECT value FROM meta WHERE name = 'now'").get() as
      { value: string } | undefined
    return row === undefined ? null : Number(row.value)
  }
}
