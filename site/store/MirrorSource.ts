import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Locale } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { deepFreeze } from './deepFreeze.ts'
import type { DocumentSource } from './DocumentSource.ts'
import { stableJson } from './stableJson.ts'

type Long = Record<'enLong' | 'arLong', string | null>
type Row = Record<'collection' | 'id' | 'updatedAt', string> & Record<'en' | 'ar', string | null>

const COLUMNS = 'collection, id, updatedAt, en, ar'

/**
 * Tables of a mirror file that hold documents. Long fields of a body lie in a column of their own, after all others: lists and
 * indexes read thousands of documents and none of these.
 */
export const MIRROR_SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, updatedAt TEXT NOT NULL, en TEXT, ar TEXT, enLong TEXT, arLong TEXT,
    PRIMARY KEY (collection, id)
  );
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`

/** Documents of a mirror file: bodies stay on disk until they are asked for, and their long fields until they are read. */
export class MirrorSource implements DocumentSource {
  readonly database: DatabaseSync
  readonly #get: StatementSync
  readonly #each: StatementSync
  readonly #ids: StatementSync
  readonly #long: StatementSync | null

  constructor(file: string | DatabaseSync) {
    this.database = typeof file === 'string' ? new DatabaseSync(file, { readOnly: true }) : file
    this.#get = this.database.prepare(`SELECT ${COLUMNS} FROM documents WHERE collection = ? AND id = ?`)
    this.#each = this.database.prepare(`SELECT ${COLUMNS} FROM documents WHERE collection = ?`)
    this.#ids = this.database.prepare('SELECT id FROM documents WHERE collection = ?')
    this.#long = hasLongFields(this.database)
      ? this.database.prepare('SELECT enLong, arLong FROM documents WHERE collection = ? AND id = ?')
      : null
  }

  get(collection: string, id: string): MirroredDocument | null {
    const row = this.#get.get(collection, id) as Row | undefined
    return row === undefined ? null : this.#documentOf(row)
  }

  ids(collection: string): string[] {
    return (this.#ids.all(collection) as { id: string }[]).map(({ id }) => id)
  }

  *each(collection: string): Iterable<MirroredDocument> {
    for (const row of this.#each.iterate(collection)) yield this.#documentOf(row as Row)
  }

  /** The instant the mirror's release is rendered for; `null` in a mirror that has none yet. */
  get now(): number | null {
    const row = this.database.prepare("SELECT value FROM meta WHERE name = 'now'").get() as
      { value: string } | undefined
    return row === undefined ? null : Number(row.value)
  }

  #documentOf({ collection, id, updatedAt, en, ar }: Row): MirroredDocument {
    return {
      collection,
      id,
      updatedAt,
      locales: new LazyBodies(en, ar, (locale) => this.#longOf(collection, id, locale)),
    }
  }

  #longOf(collection: string, id: string, locale: Locale): string {
    const row = this.#long?.get(collection, id) as Long | undefined
    const text = row?.[`${locale}Long`]
    if (typeof text !== 'string') throw new Error(`${collection}/${id} is not in the mirror any more.`)
    return text
  }
}

/** Whether a mirror file keeps long fields apart; those of earlier versions do not. */
export function hasLongFields(database: DatabaseSync): boolean {
  const columns = database.prepare("SELECT name FROM pragma_table_info('documents')").all()
  return columns.some(({ name }) => name === 'enLong')
}

/** Both languages of a document, each parsed when somebody looks at it. */
class LazyBodies implements Record<Locale, DocumentBody | null> {
  declare readonly en: DocumentBody | null
  declare readonly ar: DocumentBody | null

  constructor(en: string | null, ar: string | null, longOf: (locale: Locale) => string) {
    define(this, 'en', () => bodyOf(en, () => longOf('en')))
    define(this, 'ar', () => bodyOf(ar, () => longOf('ar')))
    Object.freeze(this)
  }
}

// In place of a field's value: its text lies in the other column.
const LONG = '\u0000long'

function bodyOf(text: string | null, longText: () => string): DocumentBody | null {
  if (text === null) return null
  const body = JSON.parse(text) as DocumentBody
  let long: DocumentBody | null = null
  for (const [name, value] of Object.entries(body)) {
    if (value === LONG) define(body, name, () => (long ??= deepFreeze(JSON.parse(longText()) as DocumentBody))[name])
    else deepFreeze(value)
  }
  return Object.freeze(body)
}

function define(target: object, name: string, read: () => unknown): void {
  let value: unknown
  let isRead = false
  const get = () => {
    if (!isRead) value = read()
    isRead = true
    return value
  }
  Object.defineProperty(target, name, { get, enumerable: true, configurable: true })
}

// Shorter ones are read together with the rest.
const SHORTEST = 1_500

/** The two texts of a body as the mirror keeps them: all of it with marks for long fields, and these. */
export function columnsOf(body: DocumentBody | null): [short: string | null, long: string | null] {
  if (body === null) return [null, null]
  const short: string[] = []
  const long: string[] = []
  for (const name of Object.keys(body).sort()) {
    const text = stableJson(body[name]) as string | undefined
    if (text === undefined) continue
    const isLong = text.length >= SHORTEST
    short.push(`${JSON.stringify(name)}:${isLong ? JSON.stringify(LONG) : text}`)
    if (isLong) long.push(`${JSON.stringify(name)}:${text}`)
  }
  return [`{${short.join(',')}}`, long.length === 0 ? null : `{${long.join(',')}}`]
}

/** A document as a mirror would give it back. Answers show the order of its keys, and a page's hash follows from them. */
export function asMirrored(document: MirroredDocument): MirroredDocument {
  const { en, ar } = document.locales
  const columns = { en: columnsOf(en), ar: columnsOf(ar) }
  const locales = new LazyBodies(columns.en[0], columns.ar[0], (locale) => columns[locale][1] as string)
  return { ...document, locales }
}
