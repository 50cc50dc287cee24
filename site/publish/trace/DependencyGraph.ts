import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Touch } from '../../store/dependency.ts'
import { digestOf } from '../../store/digestOf.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'
import type { Listing, Target } from '../renderer/Renderer.ts'
import { type DependencyRow, instantOf, scopeOf, type StoredQuery } from './storedQuery.ts'

/** A query as the graph keeps it. */
export interface KnownQuery {
  id: number
  key: string
  name: string
  args: unknown
  digest: string
}

/** A page as the graph keeps it, with the files it made. */
export interface KnownPage extends Target {
  files: string[]
}

type Value = string | number | null | Uint8Array
type QueryRow = Omit<KnownQuery, 'args'> & { args: string | null }
type PageRow = Record<'file' | 'route' | 'pathname' | 'files', string>

// UTF-16 in big endian: SQLite then orders places as JavaScript does.
const bytesOf = (place: string): Uint8Array => Buffer.from(place, 'utf16le').swap16()
const bytesOrNull = (value: DependencyRow[2]) => (typeof value === 'string' ? bytesOf(value) : value)

const SWEPT_AT_ONCE = 2_000

// Writing a whole site into tables without these and making them afterwards takes a third of the time.
const LOOKUPS = {
  dependenciesOfQuery: 'dependencies (query)',
  dependenciesOnScope: 'dependencies (kind, scope)',
  dependenciesOnInstant: "dependencies (low, scope, query) WHERE kind = 'instant'",
  dependenciesOnRange: "dependencies (scope, low, high, query) WHERE kind = 'range'",
  pagesOfQuery: 'pageQueries (query)',
  pagesOfRoute: 'pages (route)',
}

/** Statements that bring the graph's indexes into being. */
export const LOOKUP_SCHEMA = Object.entries(LOOKUPS)
  .map(([name, on]) => `CREATE INDEX IF NOT EXISTS ${name} ON ${on};`)
  .join('\n')

/** Which pages asked which queries, and what those read. It lies beside the mirror, so a restart knows it too. */
export class DependencyGraph {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #held = new WeakSet<QueryRecord>()
  #mediaUses: Map<string, number> | null = null
  readonly #unusedMedia = new Set<string>()
  readonly #listings = new Map<string, Listing>()
  /** Queries that lost somebody who asked them since the last sweep. */
  readonly #loosened = new Set<number>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Empties the graph, to be filled with a whole site. Then `complete` it, also when that fails. */
  clear(): void {
    this.#held = new WeakSet()
    this.#loosened.clear()
    this.forgetCounts()
    for (const name of Object.keys(LOOKUPS)) this.#database.exec(`DROP INDEX IF EXISTS ${name}`)
    for (const table of ['queries', 'dependencies', 'pages', 'pageQueries']) this.#database.exec(`DELETE FROM ${table}`)
  }

  /** Makes the graph fit to be asked again. */
  complete(): void {
    this.#database.exec(LOOKUP_SCHEMA)
  }

  /** Queries that read what a change touched, before asking whether it matters to them. */
  touchedBy(touches: Touch[]): KnownQuery[] {
    const found = new Map<string, KnownQuery>()
    for (const touch of touches) {
      const queries =
        touch.kind === 'body'
          ? this.#queriesOn('kind = ? AND scope = ?', 'body', `${touch.collection}/${touch.id}/${touch.locale}`)
          : this.#queriesOnPlace(touch)
      for (const query of queries) found.set(query.key, query)
    }
    return [...found.values()]
  }

  /** Queries that asked about an instant and would hear something else at `now`. */
  turnedBy(now: number): KnownQuery[] {
    return [
      ...this.#queriesOn("kind = 'instant' AND low = 0 AND scope <= ?", instantOf(now)),
      ...this.#queriesOn("kind = 'instant' AND low = 1 AND scope > ?", instantOf(now)),
    ]
  }

  /** The next instant at which an answer may change by itself. */
  nextInstant(now: number): number | null {
    const sql = "SELECT min(scope) AS next FROM dependencies WHERE kind = 'instant' AND low = 0 AND scope > ?"
    const next = this.#all<{ next: string | null }>(sql, instantOf(now))[0]?.next ?? null
    return next === null ? null : Number(next)
  }

  /** Queries that asked this one. */
  parentsOf(key: string): KnownQuery[] {
    return this.#queriesOn("kind = 'query' AND scope = ?", key)
  }

  /** Whether the graph has this very answer. What was found once is not looked up again while the record lives. */
  holds(record: QueryRecord): boolean {
    if (this.#held.has(record)) return true
    const [known] = this.#all<{ digest: string }>('SELECT digest FROM queries WHERE key = ?', record.key)
    if (known?.digest !== record.digest) return false
    this.#held.add(record)
    return true
  }

  /** The answer of a query as it was when the graph was written last, if it was worth keeping. */
  answerOf(key: string): { digest: string; answer: string } | null {
    const sql = 'SELECT digest, answer FROM queries WHERE key = ? AND answer IS NOT NULL'
    return this.#all<{ digest: string; answer: string }>(sql, key)[0] ?? null
  }

  pagesAsking(key: string): KnownPage[] {
    const sql = `SELECT p.* FROM pages p JOIN pageQueries pq ON pq.page = p.id JOIN queries q ON q.id = pq.query WHERE q.key = ?`
    return this.#all<PageRow>(sql, key).map(pageOf)
  }

  pages(route?: string): KnownPage[] {
    const rows =
      route === undefined
        ? this.#all<PageRow>('SELECT * FROM pages')
        : this.#all<PageRow>('SELECT * FROM pages WHERE route = ?', route)
    return rows.map(pageOf)
  }

  /** Paths of everything that pages made, one after the other. */
  *files(): Iterable<string> {
    for (const { files } of this.#prepare("SELECT files FROM pages WHERE files <> ''").iterate())
      yield* (files as string).split('\n')
  }

  /** Names of a route's pages. */
  filesOf(route: string): Set<string> {
    const sql = "SELECT file FROM pages WHERE route = ? AND files <> ''"
    return new Set(this.#all<{ file: string }>(sql, route).map(({ file }) => file))
  }

  /** What a route listed when its pages were written down; `null` when that is not known any more. */
  listing(route: string): Listing | null {
    return this.#listings.get(route) ?? null
  }

  keepListing(route: string, listing: Listing | undefined): void {
    if (listing === undefined) this.#listings.delete(route)
    else this.#listings.set(route, listing)
  }

  /** One page of each route. */
  samples(): KnownPage[] {
    const sql = "SELECT * FROM pages WHERE id IN (SELECT min(id) FROM pages WHERE files <> '' GROUP BY route)"
    return this.#all<PageRow>(sql).map(pageOf)
  }

  page(file: string): KnownPage | null {
    return this.#all<PageRow>('SELECT * FROM pages WHERE file = ?', file).map(pageOf)[0] ?? null
  }

  /** Media paths that pages show, with how many do. */
  media(): ReadonlyMap<string, number> {
    if (this.#mediaUses !== null) return this.#mediaUses
    this.#mediaUses = new Map()
    const rows = this.#all<{ media: string }>("SELECT media FROM pages WHERE media <> ''")
    for (const { media } of rows) this.#countMedia(media, 1)
    this.#unusedMedia.clear()
    return this.#mediaUses
  }

  /** Media paths that lost their last page since this was asked last. */
  takeUnusedMedia(): string[] {
    const uses = this.media()
    const unused = [...this.#unusedMedia].filter((path) => !uses.has(path))
    this.#unusedMedia.clear()
    return unused
  }

  /** Forgets what is not in the tables, or is there too: for changes that were rolled back. */
  forgetCounts(): void {
    this.#mediaUses = null
    this.#unusedMedia.clear()
    this.#listings.clear()
  }

  putQuery({ key, name, args, digest, reads, rows, answer }: StoredQuery): void {
    const known = this.#all<{ id: number; digest: string; reads: string }>(
      'SELECT id, digest, reads FROM queries WHERE key = ?',
      key,
    )[0]
    if (known !== undefined && (known.digest !== digest || known.reads !== reads)) {
      this.#run('UPDATE queries SET digest = ?, reads = ?, answer = ? WHERE id = ?', digest, reads, answer, known.id)
    }
    if (known?.reads === reads) return
    const add = 'INSERT INTO queries (key, name, args, digest, reads, answer) VALUES (?, ?, ?, ?, ?, ?)'
    const id = known?.id ?? Number(this.#prepare(add).run(key, name, args, digest, reads, answer).lastInsertRowid)
    if (known !== undefined) {
      for (const { id: asked } of this.#askedBy(id)) this.#loosened.add(asked)
      this.#run('DELETE FROM dependencies WHERE query = ?', id)
    }
    for (const [kind, scope, low, high] of JSON.parse(rows) as DependencyRow[]) {
      this.#run('INSERT INTO dependencies VALUES (?, ?, ?, ?, ?)', id, kind, scope, bytesOrNull(low), bytesOrNull(high))
    }
  }

  /** Remembers that the graph has this very answer. */
  hold(record: QueryRecord): void {
    this.#held.add(record)
  }

  putPage(target: Target, files: string[], keys: string[], media: string[]): void {
    const sorted = [...keys].sort()
    const queries = digestOf(sorted.join('\n'))
    const known = this.#all<{ queries: string; media: string }>(
      'SELECT queries, media FROM pages WHERE file = ?',
      target.file,
    )[0]
    this.#replaceMedia(known?.media ?? '', media.join(' '))
    const [row] = this.#all<{ id: number }>(
      `INSERT INTO pages (file, route, pathname, files, queries, media) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (file) DO UPDATE SET route = excluded.route, pathname = excluded.pathname, files = excluded.files,
         queries = excluded.queries, media = excluded.media RETURNING id`,
      target.file,
      target.route,
      target.pathname,
      files.join('\n'),
      queries,
      media.join(' '),
    )
    if (known?.queries === queries) return
    const { id } = row as { id: number }
    this.#dropQueriesOf(id)
    for (const key of sorted) {
      this.#run('INSERT OR IGNORE INTO pageQueries SELECT ?, id FROM queries WHERE key = ?', id, key)
    }
  }

  removePage(file: string): void {
    const [known] = this.#all<{ id: number; media: string }>('SELECT id, media FROM pages WHERE file = ?', file)
    if (known === undefined) return
    this.#replaceMedia(known.media, '')
    this.#dropQueriesOf(known.id)
    this.#run('DELETE FROM pages WHERE id = ?', known.id)
  }

  /**
   * Forgets queries that a change left without a page or another query that asks them, and returns their keys: nothing here finds out
   * any more when their answers change, so nobody may remember those. Call it in a transaction.
   */
  sweep(): string[] {
    if (this.#loosened.size === 0) return []
    const swept: string[] = []
    // What goes may come back with an answer that is still held.
    this.#held = new WeakSet()
    const orphans = `SELECT key FROM queries q WHERE id = ? AND NOT EXISTS (SELECT 1 FROM pageQueries WHERE query = q.id)
      AND NOT EXISTS (SELECT 1 FROM dependencies WHERE kind = 'query' AND scope = q.key)`
    let looked = 0
    for (const id of this.#loosened) {
      // What is left waits for the next sweep: nothing else runs meanwhile.
      if (looked++ === SWEPT_AT_ONCE) break
      this.#loosened.delete(id)
      const [orphan] = this.#all<{ key: string }>(orphans, id)
      if (orphan === undefined) continue
      swept.push(orphan.key)
      // A set may grow while it is walked: what the query asked comes next.
      for (const { id: asked } of this.#askedBy(id)) this.#loosened.add(asked)
      this.#run('DELETE FROM dependencies WHERE query = ?', id)
      this.#run('DELETE FROM queries WHERE id = ?', id)
    }
    return swept
  }

  #askedBy(query: number): { id: number }[] {
    const sql =
      "SELECT q.id FROM dependencies d JOIN queries q ON q.key = d.scope WHERE d.query = ? AND d.kind = 'query'"
    return this.#all<{ id: number }>(sql, query)
  }

  /** Forgets what a page asked, and remembers to look whether anybody still does. */
  #dropQueriesOf(page: number): void {
    for (const { query } of this.#all<{ query: number }>('SELECT query FROM pageQueries WHERE page = ?', page))
      this.#loosened.add(query)
    this.#run('DELETE FROM pageQueries WHERE page = ?', page)
  }

  #replaceMedia(before: string, after: string): void {
    if (before === after) return
    this.media()
    this.#countMedia(before, -1)
    this.#countMedia(after, 1)
  }

  #countMedia(media: string, change: number): void {
    for (const path of media === '' ? [] : media.split(' ')) {
      const uses = (this.#mediaUses?.get(path) ?? 0) + change
      if (uses > 0) this.#mediaUses?.set(path, uses)
      else {
        this.#mediaUses?.delete(path)
        this.#unusedMedia.add(path)
      }
    }
  }

  #queriesOnPlace(touch: Extract<Touch, { kind: 'place' }>): KnownQuery[] {
    const scope = scopeOf(touch)
    const place = bytesOf(touch.place)
    return [
      ...this.#queriesOn("kind = 'range' AND scope = ? AND low <= ? AND high >= ?", scope, place, place),
      ...this.#queriesOn("kind = 'place' AND scope = ?", `${scope}\n${touch.id}`),
      ...this.#queriesOn("kind = 'count' AND scope = ?", scope),
    ]
  }

  #queriesOn(where: string, ...values: Value[]): KnownQuery[] {
    const sql = `SELECT * FROM queries WHERE id IN (SELECT query FROM dependencies WHERE ${where})`
    return this.#all<QueryRow>(sql, ...values).map(knownOf)
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  #run(sql: string, ...values: Value[]): void {
    this.#prepare(sql).run(...values)
  }

  #all<T>(sql: string, ...values: Value[]): T[] {
    return this.#prepare(sql).all(...values) as T[]
  }
}

function knownOf(row: QueryRow): KnownQuery {
  return { ...row, args: row.args === null ? undefined : (JSON.parse(row.args) as unknown) }
}

function pageOf(row: PageRow): KnownPage {
  return { file: row.file, route: row.route, pathname: row.pathname, files: row.files.split('\n').filter(Boolean) }
}
