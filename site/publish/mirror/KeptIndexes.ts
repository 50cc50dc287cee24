import type { DatabaseSync } from 'node:sqlite'
import { type Locale, locales } from '@diwan/shared/content'
import type { DocumentSource } from '../../store/DocumentSource.ts'
import type { Index } from '../../store/reader.ts'
import { type Lists, NOWHERE, SortedIndex } from '../../store/SortedIndex.ts'
import { inTransaction } from './openMirror.ts'
import { Statements } from './Statements.ts'

/** Says that a document was written, in the transaction that writes it. Before anything is kept it need not be known. */
export const NOTE_WRITTEN =
  'INSERT OR IGNORE INTO writtenSince SELECT ?, ? WHERE EXISTS (SELECT 1 FROM keptIndexes LIMIT 1)'

// Reading so many documents takes a fifth of a second.
const MOST_WRITTEN = 1_000

/** Indexes that a process leaves to the next one, which would otherwise read every document to build them. */
export class KeptIndexes {
  readonly #database: DatabaseSync
  readonly #statements: Statements

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new Statements(database)
  }

  /** An index as this code left it, with what was written since taken in from the documents; `null` when there is none. */
  find(index: Index, code: string, source: DocumentSource): SortedIndex | null {
    const lists = locales.map((locale) => {
      const sql = 'SELECT lists FROM keptIndexes WHERE name = ? AND locale = ? AND code = ?'
      const row = this.#statements.first<{ lists: string }>(sql, index.name, locale, code)
      return [locale, row ? (JSON.parse(row.lists) as Lists) : null] as const
    })
    if (lists.some(([, list]) => list === null)) return null
    const sorted = SortedIndex.of(index, Object.fromEntries(lists) as Record<Locale, Lists>)
    for (const id of this.#writtenOf(index.collection))
      sorted.replace(id, source.get(index.collection, id)?.locales ?? NOWHERE)
    return sorted
  }

  /** Whether the indexes of a collection should be kept once more. */
  isDue(collection: string, indexes: readonly Index[], code: string): boolean {
    const sql = 'SELECT 1 FROM keptIndexes WHERE name = ? AND code = ? LIMIT 1'
    return (
      indexes.some(({ name }) => this.#statements.first(sql, name, code) === undefined) ||
      this.#writtenOf(collection).length > MOST_WRITTEN
    )
  }

  /** Keeps all indexes of a collection. They must be what the mirror's documents give. */
  keep(collection: string, indexes: readonly SortedIndex[], code: string): void {
    inTransaction(this.#database, () => {
      this.#statements.run('DELETE FROM keptIndexes WHERE code <> ?', code)
      this.#statements.run('DELETE FROM writtenSince WHERE collection = ?', collection)
      for (const sorted of indexes) {
        for (const locale of locales) {
          const lists = JSON.stringify(sorted.lists(locale))
          const sql = 'INSERT OR REPLACE INTO keptIndexes VALUES (?, ?, ?, ?)'
          this.#statements.run(sql, sorted.index.name, locale, code, lists)
        }
      }
    })
  }

  /** Forgets all of them, so that documents alone decide. */
  clear(): void {
    this.#database.exec('DELETE FROM keptIndexes; DELETE FROM writtenSince')
  }

  #writtenOf(collection: string): string[] {
    const sql = 'SELECT id FROM writtenSince WHERE collection = ?'
    return this.#statements.all<{ id: string }>(sql, collection).map(({ id }) => id)
  }
}
