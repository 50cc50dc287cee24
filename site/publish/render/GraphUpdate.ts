import type { QueryRecord } from '../../store/QueryRecord.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Target } from '../renderer/Renderer.ts'
import type { DependencyGraph } from '../trace/DependencyGraph.ts'

interface PageUpdate {
  target: Target
  files: string[]
  keys: string[]
  media: string[]
}

/** What renders of one release taught about queries and pages, until it is written down with the release. */
export class GraphUpdate {
  readonly #graph: DependencyGraph
  readonly #fresh: Map<string, QueryRecord>
  readonly #known = new Set<string>()
  readonly #queries = new Map<string, QueryRecord>()
  #pages: PageUpdate[] = []
  #removed: string[] = []

  constructor(graph: DependencyGraph, fresh: Map<string, QueryRecord>) {
    this.#graph = graph
    this.#fresh = fresh
    for (const [key, record] of fresh) this.#queries.set(key, record)
  }

  get size(): number {
    return this.#pages.length
  }

  addPage(target: Target, files: string[], trace: PageTrace, media: string[]): void {
    for (const { record } of trace.answers.values()) this.#add(record)
    this.#pages.push({ target, files, keys: [...trace.answers.keys()], media })
  }

  removePage(file: string): void {
    this.#removed.push(file)
  }

  /** Writes everything into the graph. Call it in a transaction. */
  write(): void {
    for (const file of this.#removed) this.#graph.removePage(file)
    for (const record of this.#queries.values()) this.#graph.putQuery(record)
    for (const { target, files, keys, media } of this.#pages) this.#graph.putPage(target, files, keys, media)
    this.#queries.clear()
    this.#pages = []
    this.#removed = []
  }

  // A query that the graph knows and no change touched has the same answer and has read the same.
  #add(record: QueryRecord): void {
    if (this.#known.has(record.key)) return
    this.#known.add(record.key)
    if (!this.#fresh.has(record.key) && !this.#graph.holds(record)) this.#queries.set(record.key, record)
    for (const child of record.children) this.#add(child)
  }
}
