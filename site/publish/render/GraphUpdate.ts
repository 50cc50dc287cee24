import type { QueryRecord } from '../../store/QueryRecord.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Listing } from '../renderer/Renderer.ts'
import type { DependencyGraph, PageUpdate } from '../trace/DependencyGraph.ts'
import type { KnownMarkup } from '../trace/SharedMarkups.ts'
import { type StoredQuery, storedQueryOf } from '../trace/storedQuery.ts'

/** What renders of one release taught about queries and pages, until it is written down with the release. */
export class GraphUpdate {
  readonly #graph: DependencyGraph
  readonly #fresh: Map<string, QueryRecord>
  readonly #known = new Set<string>()
  readonly #records = new Map<string, QueryRecord>()
  #stored: StoredQuery[] = []
  readonly #markups = new Map<string, KnownMarkup>()
  #pages: PageUpdate[] = []
  #removed: string[] = []
  readonly #listings = new Map<string, Listing | undefined>()

  constructor(graph: DependencyGraph, fresh: Map<string, QueryRecord>) {
    this.#graph = graph
    this.#fresh = fresh
    for (const [key, record] of fresh) this.#records.set(key, record)
  }

  get size(): number {
    return this.#pages.length
  }

  addPage(page: PageUpdate): void {
    this.#pages.push(page)
  }

  addMarkups(markups: Iterable<KnownMarkup>): void {
    for (const markup of markups) this.#markups.set(markup.name, markup)
  }

  addListing(route: string, listing: Listing | undefined): void {
    this.#listings.set(route, listing)
  }

  removePage(file: string): void {
    this.#removed.push(file)
  }

  addTrace({ answers, markups }: PageTrace): void {
    this.#add(Array.from(answers.values(), ({ record }) => record))
    this.addMarkups(Array.from(markups, ([name, markup]) => ({ name, ...markup })))
  }

  /** Takes what a page asked on another thread. */
  addStored(queries: StoredQuery[]): void {
    for (const query of queries) {
      if (this.#known.has(query.key)) continue
      this.#known.add(query.key)
      if (!this.#fresh.has(query.key)) this.#stored.push(query)
    }
  }

  /** Writes everything into the graph. Call it in a transaction. */
  write(): void {
    for (const file of this.#removed) this.#graph.removePage(file)
    for (const record of this.#records.values()) {
      this.#graph.queries.put(storedQueryOf(record))
      this.#graph.queries.hold(record)
    }
    for (const query of this.#stored) this.#graph.queries.put(query)
    for (const markup of this.#markups.values()) this.#graph.markups.put(markup)
    for (const page of this.#pages) this.#graph.putPage(page)
    for (const [route, listing] of this.#listings) this.#graph.keepListing(route, listing)
    this.#listings.clear()
    this.#records.clear()
    // The graph knows them now: a site's queries would fill the memory here.
    this.#known.clear()
    this.#stored = []
    this.#markups.clear()
    this.#pages = []
    this.#removed = []
  }

  // A query that the graph knows and no change touched has the same answer, has read the same and has asked the same.
  #add(records: Iterable<QueryRecord>): void {
    const unseen = Array.from(records).filter(({ key }) => !this.#known.has(key))
    for (const { key } of unseen) this.#known.add(key)
    const touched = unseen.filter(({ key }) => this.#fresh.has(key))
    const lacking = this.#graph.queries.lacking(unseen.filter(({ key }) => !this.#fresh.has(key)))
    for (const record of lacking) this.#records.set(record.key, record)
    for (const { children } of [...touched, ...lacking]) this.#add(children)
  }
}
