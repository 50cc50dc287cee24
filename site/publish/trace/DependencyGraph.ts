import type { DatabaseSync } from 'node:sqlite'
import { digestOf } from '../../store/digestOf.ts'
import { Statements } from '../mirror/Statements.ts'
import type { Listing, Target } from '../renderer/Renderer.ts'
import { GRAPH_TABLES, LOOKUP_SCHEMA, LOOKUPS } from './graphTables.ts'
import { MediaUses } from './MediaUses.ts'
import { QueryTable } from './QueryTable.ts'
import { type KnownMarkup, SharedMarkups } from './SharedMarkups.ts'

/** A page as the graph keeps it, with the files it made. */
export interface KnownPage extends Target {
  files: string[]
}

/** A page that shows some shared markup. */
export interface SharingPage extends KnownPage {
  /** Names of that of it which was asked for. */
  markups: string[]
}

/** A page as a render makes it. */
export interface PageUpdate {
  target: Target
  files: string[]
  /** Keys of what it asks outside of shared markup. */
  keys: string[]
  media: string[]
  /** Names of its shared markup. */
  markups: string[]
}

type PageRow = Record<'file' | 'route' | 'pathname' | 'files', string>

const SWEPT_AT_ONCE = 2_000

/** Which pages asked which queries, and what those read. It lies beside the mirror, so a restart knows it too. */
export class DependencyGraph {
  readonly queries: QueryTable
  /** What pages share. */
  readonly markups: SharedMarkups
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly #mediaUses: MediaUses
  readonly #listings = new Map<string, Listing>()
  /** Queries that lost somebody who asked them since the last sweep. */
  readonly #loosened = new Set<number>()

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#statements = new Statements(database)
    this.#mediaUses = new MediaUses(this.#statements)
    const loosen = (query: number) => void this.#loosened.add(query)
    this.queries = new QueryTable(this.#statements, loosen)
    this.markups = new SharedMarkups(this.#statements, loosen)
  }

  /** Empties the graph, to be filled with a whole site. Then `complete` it, also when that fails. */
  clear(): void {
    this.queries.forgetHeld()
    this.#loosened.clear()
    this.markups.forget()
    this.forgetCounts()
    for (const name of Object.keys(LOOKUPS)) this.#database.exec(`DROP INDEX IF EXISTS ${name}`)
    for (const table of GRAPH_TABLES) this.#database.exec(`DELETE FROM ${table}`)
  }

  /** Makes the graph fit to be asked again. */
  complete(): void {
    this.#database.exec(LOOKUP_SCHEMA)
  }

  /** Shared markup that asks any of these queries, by name, and pages that do so outside of it. */
  asking(keys: string[]): { pages: KnownPage[]; markups: Map<string, KnownMarkup> } {
    const sql = `SELECT p.* FROM json_each(?) CROSS JOIN queries q ON q.key = json_each.value
      CROSS JOIN pageQueries pq ON pq.query = q.id CROSS JOIN pages p ON p.id = pq.page GROUP BY p.id`
    return {
      pages: this.#statements.all<PageRow>(sql, JSON.stringify(keys)).map(pageOf),
      markups: new Map(this.markups.asking(keys).map((markup) => [markup.name, markup])),
    }
  }

  /** Pages that show any of this shared markup. */
  pagesSharing(names: Iterable<string>): SharingPage[] {
    const sql = `SELECT p.*, json_group_array(m.name) AS markups FROM json_each(?) CROSS JOIN markups m ON m.name = json_each.value
      CROSS JOIN pageMarkups pm ON pm.markup = m.id CROSS JOIN pages p ON p.id = pm.page GROUP BY p.id`
    const rows = this.#statements.all<PageRow & { markups: string }>(sql, JSON.stringify([...names]))
    return rows.map((row) => ({ ...pageOf(row), markups: JSON.parse(row.markups) as string[] }))
  }

  pages(route?: string): KnownPage[] {
    const rows =
      route === undefined
        ? this.#statements.all<PageRow>('SELECT * FROM pages')
        : this.#statements.all<PageRow>('SELECT * FROM pages WHERE route = ?', route)
    return rows.map(pageOf)
  }

  /** Paths of everything that pages made, one after the other. */
  *files(): Iterable<string> {
    for (const { files } of this.#statements.prepare("SELECT files FROM pages WHERE files <> ''").iterate())
      yield* (files as string).split('\n')
  }

  /** Names of a route's pages. */
  filesOf(route: string): Set<string> {
    const sql = "SELECT file FROM pages WHERE route = ? AND files <> ''"
    return new Set(this.#statements.all<{ file: string }>(sql, route).map(({ file }) => file))
  }

  /** Whether a route has a page. */
  hasPages(route: string): boolean {
    return this.#statements.first("SELECT 1 FROM pages WHERE route = ? AND files <> '' LIMIT 1", route) !== undefined
  }

  /** What a route listed when its pages were written down; `null` when that is not known any more. */
  listing(route: string): Listing | null {
    return this.#listings.get(route) ?? null
  }

  keepListing(route: string, listing: Listing | undefined): void {
    if (listing === undefined) this.#listings.delete(route)
    else this.#listings.set(route, listing)
  }

  /** Pages of each route, at most so many and far from each other: the first of every route come first. */
  samples(ofEach: number): KnownPage[] {
    const routes = this.#statements.all<{ route: string; first: number; last: number }>(
      "SELECT route, min(id) AS first, max(id) AS last FROM pages WHERE files <> '' GROUP BY route",
    )
    const next = "SELECT * FROM pages WHERE route = ? AND files <> '' AND id >= ? ORDER BY id LIMIT 1"
    const found = new Map<string, KnownPage>()
    for (let nth = 0; nth < ofEach; nth++) {
      for (const { route, first, last } of routes) {
        const row = this.#statements.first<PageRow>(next, route, first + Math.floor(((last - first) * nth) / ofEach))
        if (row !== undefined) found.set(row.file, pageOf(row))
      }
    }
    return [...found.values()]
  }

  page(file: string): KnownPage | null {
    const row = this.#statements.first<PageRow>('SELECT * FROM pages WHERE file = ?', file)
    return row === undefined ? null : pageOf(row)
  }

  /** Media paths that pages show, with how many do. */
  media(): ReadonlyMap<string, number> {
    return this.#mediaUses.counts()
  }

  /** Media paths that lost their last page since this was asked last. */
  takeUnusedMedia(): string[] {
    return this.#mediaUses.takeUnused()
  }

  /** Forgets what is not in the tables, or is there too: for changes that were rolled back. */
  forgetCounts(): void {
    this.#mediaUses.forget()
    this.#listings.clear()
  }

  /** Writes down a page; what it asks and what it shares must be written already. */
  putPage({ target, files, keys, media, markups }: PageUpdate): void {
    const sorted = [...keys].sort()
    const shared = [...markups].sort()
    const queries = digestOf([...sorted, '', ...shared].join('\n'))
    const known = this.#statements.first<{ queries: string; media: string }>(
      'SELECT queries, media FROM pages WHERE file = ?',
      target.file,
    )
    this.#mediaUses.replace(known?.media ?? '', media.join(' '))
    const [row] = this.#statements.all<{ id: number }>(
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
      this.#statements.run('INSERT OR IGNORE INTO pageQueries SELECT ?, id FROM queries WHERE key = ?', id, key)
    }
    this.markups.show(id, shared)
  }

  removePage(file: string): void {
    const [known] = this.#statements.all<{ id: number; media: string }>(
      'SELECT id, media FROM pages WHERE file = ?',
      file,
    )
    if (known === undefined) return
    this.#mediaUses.replace(known.media, '')
    this.#dropQueriesOf(known.id)
    this.#statements.run('DELETE FROM pages WHERE id = ?', known.id)
  }

  /**
   * Forgets queries that a change left without a page or another query that asks them, and returns their keys: nothing here finds out
   * any more when their answers change, so nobody may remember those. Call it in a transaction.
   */
  sweep(): string[] {
    if (this.#loosened.size === 0 && !this.markups.isLoosened) return []
    const swept: string[] = []
    // What goes may come back with an answer that is still held.
    this.queries.forgetHeld()
    this.markups.sweep()
    const orphans = `SELECT key FROM queries q WHERE id = ? AND NOT EXISTS (SELECT 1 FROM pageQueries WHERE query = q.id)
      AND NOT EXISTS (SELECT 1 FROM markupQueries WHERE query = q.id)
      AND NOT EXISTS (SELECT 1 FROM dependencies WHERE kind = 'query' AND scope = q.key)`
    let looked = 0
    for (const id of this.#loosened) {
      // What is left waits for the next sweep: nothing else runs meanwhile.
      if (looked++ === SWEPT_AT_ONCE) break
      this.#loosened.delete(id)
      const [orphan] = this.#statements.all<{ key: string }>(orphans, id)
      if (orphan === undefined) continue
      swept.push(orphan.key)
      // A set may grow while it is walked: what the query asked comes next.
      this.queries.remove(id)
    }
    return swept
  }

  /** Forgets what a page asked and shared, and remembers to look whether anybody still does. */
  #dropQueriesOf(page: number): void {
    const sql = 'DELETE FROM pageQueries WHERE page = ? RETURNING query'
    for (const { query } of this.#statements.all<{ query: number }>(sql, page)) this.#loosened.add(query)
    this.markups.hide(page)
  }
}

function pageOf(row: PageRow): KnownPage {
  return { file: row.file, route: row.route, pathname: row.pathname, files: row.files.split('\n').filter(Boolean) }
}
