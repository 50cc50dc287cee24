import { setImmediate } from 'node:timers/promises'
import { locales } from '@diwan/shared/content'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { ContentStore } from '../../store/ContentStore.ts'
import type { Touch } from '../../store/dependency.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { inTransaction } from '../mirror/openMirror.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Renderer, RouteTargets, Target } from '../renderer/Renderer.ts'
import { shrinkHeap } from '../shrinkHeap.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { FileChange, ReleaseHistory } from '../swap/ReleaseHistory.ts'
import type { DependencyGraph, KnownPage, PageUpdate } from '../trace/DependencyGraph.ts'
import { type Affected, findAffected } from '../trace/findAffected.ts'
import { Draft } from './Draft.ts'
import { GraphUpdate } from './GraphUpdate.ts'
import { ReleaseCheck, type TakenPage } from './ReleaseCheck.ts'
import { releaseIdOf } from './releaseIdOf.ts'
import { ReleaseMedia } from './ReleaseMedia.ts'
import { RenderPool, threadHeapFor } from './RenderPool.ts'
import { renderPage } from './renderPage.ts'
import { isWorthRenewing, renewMarkups } from './renewMarkups.ts'
import { SiteFiles } from './SiteFiles.ts'

const ROUTE_PREFIX = 'route:'
// Some fifty milliseconds, for which previews wait.
const PAGES_AT_ONCE = 10
const GRAPH_CHUNK = 1_000
// Comparing more documents than this costs more than rendering every page.
const MAX_COMPARED_CHANGES = 1_000
// Fewer pages than this are made before another thread has loaded the code.
const WORTH_THREADS = 600
// Of a release of what changed: a thread runs the code slowly at first, and has to find out what is known here.
const CHANGES_WORTH_THREADS = 2_000
// What very much depends on is published seldom, and takes long.
const MOST_REHEARSED_QUERIES = 300
const MOST_REHEARSED_PAGES = 30

interface Parts {
  mirror: Mirror
  graph: DependencyGraph
  store: ContentStore
  history: ReleaseHistory
  blobs: BlobStore
  renderer: Renderer
  siteUrl: string
  apiOrigin: string
  /** How many pages at least are rendered on threads, whatever kind of release it is: 600 and 2,000 without it. */
  worthThreads?: number | undefined
  onStep: (step: string) => void
  /** Called when the store was made to forget what it had ready. */
  onForgotten: () => void
}

export interface ReleaseRequest {
  startedAt: number
  /** Render every page, whatever changed. */
  rebuild: boolean
  /** Start from an older content: what unpinning does. */
  restore: FileChange[]
  outbox: string[]
}

/** Decides what the next release holds: renders what changed, checks it, and writes it down. Visitors see nothing of it yet. */
export class Releaser {
  readonly #parts: Parts
  readonly #draft: Draft
  readonly #check: ReleaseCheck
  readonly #media: ReleaseMedia
  readonly #siteFiles: SiteFiles
  /** One page of each route: what stands inline in it stands in all of them. */
  readonly #samples = new Map<string, string>()
  #changes: DocumentRef[] = []
  #pages = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#draft = new Draft(parts.blobs, parts.history)
    const draft = this.#draft
    this.#media = new ReleaseMedia({ ...parts, draft })
    this.#siteFiles = new SiteFiles({ ...parts, draft })
    this.#check = new ReleaseCheck({
      ...parts,
      draft,
      changes: () => this.#changes,
      isElsewhere: (path) =>
        this.#siteFiles.redirects(path) || (path.startsWith('/media/') && this.#media.has(path.slice(1))),
      traceOf: (target) => this.#traceOf(target),
    })
  }

  /** The number of the release that is ready to be shown; `null` when visitors would see no difference. */
  async prepare({ startedAt, rebuild, restore, outbox }: ReleaseRequest): Promise<number | null> {
    const { mirror, store, renderer, graph } = this.#parts
    this.#changes = mirror.unreleased()
    this.#draft.restore(restore)
    store.setNow(Date.now())
    const isFull =
      rebuild || mirror.getMeta('graph') !== renderer.code.id || this.#changes.length > MAX_COMPARED_CHANGES
    // Rendering everything compares files, not documents: ten thousand bodies at once would only fill the memory.
    const changes = isFull ? [] : this.#changes.map((ref) => mirror.changeOf(ref))
    const touches = store.follow(changes)

    this.#step('rendering')
    const update = isFull ? await this.#renderAll() : await this.#renderAffected(findAffected(graph, store, touches))
    if (isFull) {
      this.#siteFiles.addCode(this.#samples.values())
      this.#siteFiles.addAllLists()
    } else this.#siteFiles.addChangedLists(this.#changes, changes)
    this.#media.add()
    this.#step('checking')
    await this.#check.end(isFull)
    return this.#write(update, { startedAt, outbox, isFull, isForced: restore.length > 0 })
  }

  /**
   * Does what a release of a change would do before it is written down, as if each query that the change touches had another answer, and
   * forgets it. For blobs that are not written, and while no document waits for its release.
   */
  async rehearse(touches: Touch[]): Promise<void> {
    const { graph, store } = this.#parts
    if (graph.queries.touchedBy(touches).length > MOST_REHEARSED_QUERIES) return
    const { fresh } = findAffected(graph, store, touches)
    const pages = [...fresh.keys()].flatMap((key) => graph.pagesAsking(key)).filter((page) => !isRoute(page))
    const markups = [...fresh.keys()]
      .flatMap((key) => graph.markups.asking(key))
      .map((each) => [each.name, each] as const)
    const names = markups.map(([name]) => name)
    if (pages.length > MOST_REHEARSED_PAGES || !graph.markups.areOnFew(names, MOST_REHEARSED_PAGES)) return
    await this.#renderAffected({ pages, markups: new Map(markups), fresh })
    await this.#check.end(false)
  }

  async #renderAll(): Promise<GraphUpdate> {
    const { graph, mirror, store } = this.#parts
    const stale = new Set(graph.files())
    // Interrupted from here on, the graph is not whole: the next release renders everything again.
    inTransaction(mirror.database, () => {
      mirror.setMeta('graph', null)
      graph.clear()
      mirror.keptIndexes.clear()
    })
    store.forgetAll()
    const update = new GraphUpdate(graph, new Map())
    const pool = this.#poolFor(mirror.documentCount() * locales.length, WORTH_THREADS)
    // What was just forgotten would lie beside what the threads read.
    if (pool !== null) shrinkHeap()
    try {
      const targets: Target[] = []
      for await (const found of this.#listAll(update, pool)) for (const target of found) targets.push(target)
      const onPage = (_target: Target, files: string[]) => {
        for (const path of files) stale.delete(path)
        if (update.size < GRAPH_CHUNK) return
        inTransaction(mirror.database, () => update.write())
        // Left to itself, the heap grows by what was written down until little of the machine's memory is left.
        shrinkHeap()
      }
      await this.#renderMany(targets, update, onPage, pool ?? this.#poolFor(targets.length, WORTH_THREADS))
      inTransaction(mirror.database, () => update.write())
    } finally {
      graph.complete()
      this.#parts.onForgotten()
      await pool?.end()
    }
    for (const path of stale) this.#draft.remove(path)
    return update
  }

  /** Lists the targets of all routes, on threads when they render: this process then needs no indexes of the whole site meanwhile. */
  async *#listAll(update: GraphUpdate, pool: RenderPool | null): AsyncGenerator<Target[]> {
    const { renderer } = this.#parts
    if (pool === null) {
      for (const route of renderer.routes()) yield (await this.#listTargets(route, update)).targets
      return
    }
    for await (const [route, { targets, keys, queries }] of pool.targetsOf(renderer.routes())) {
      update.addStored(queries)
      update.addPage(listingOf(route, keys))
      yield targets
    }
  }

  async #renderAffected(affected: Affected): Promise<GraphUpdate> {
    const { graph } = this.#parts
    const { pages } = affected
    const update = new GraphUpdate(graph, affected.fresh)
    const targets = new Map<string, Target>()
    const gone = new Set<string>()
    for (const page of pages.filter(isRoute)) await this.#compareTargets(page.route, update, targets, gone)
    for (const page of pages) if (!isRoute(page) && !gone.has(page.file)) targets.set(page.file, page)
    const sharing = graph
      .pagesSharing(affected.markups.keys())
      .filter(({ file }) => !targets.has(file) && !gone.has(file))
    const isRenewed = isWorthRenewing(affected, sharing)
    if (!isRenewed) for (const page of sharing) targets.set(page.file, page)
    const onPage = (target: Target, files: string[]) => {
      const after = new Set(files)
      for (const path of graph.page(target.file)?.files ?? []) if (!after.has(path)) this.#draft.remove(path)
    }
    const renderMany = (some: Target[]) =>
      this.#renderMany(some, update, onPage, this.#poolFor(some.length, CHANGES_WORTH_THREADS))
    await renderMany([...targets.values()])
    if (!isRenewed) return update
    const left = await renewMarkups(affected, sharing, {
      graph,
      draft: this.#draft,
      render: async (page) => (await this.#render(page, update)).trace,
      onRenewed: () => (this.#pages += 1),
      onProgress: (done, total) => this.#step(`rendering ${done} of ${total}`),
    })
    await renderMany(left)
    return update
  }

  /** Threads for so many pages; `null` when this process makes them sooner, or when only it can. */
  #poolFor(pages: number, least: number): RenderPool | null {
    const { renderer, mirror, blobs, siteUrl, store, worthThreads = least } = this.#parts
    const mirrorFile = mirror.database.location()
    if (pages < worthThreads || renderer.bundle === undefined || mirrorFile === null) return null
    return new RenderPool({
      bundle: renderer.bundle,
      mirrorFile,
      blobs: blobs.folder,
      siteUrl,
      now: store.now,
      heapMb: threadHeapFor(mirror.documentCount()),
    })
  }

  /** Renders targets into the draft, on threads that end with it or in this process. */
  async #renderMany(
    targets: Target[],
    update: GraphUpdate,
    onPage: (target: Target, files: string[]) => void,
    pool: RenderPool | null,
  ) {
    let done = 0
    const tell = (count: number) => {
      done += count
      this.#step(`rendering ${done} of ${targets.length}`)
    }
    if (pool === null) {
      for (const [position, target] of targets.entries()) {
        onPage(target, (await this.#render(target, update)).files)
        if (position % PAGES_AT_ONCE !== PAGES_AT_ONCE - 1) continue
        tell(PAGES_AT_ONCE)
        await setImmediate()
      }
      return
    }
    try {
      for await (const pages of pool.render(targets)) {
        for (const { keys, shared, queries, markups, sample, ...page } of pages) {
          update.addStored(queries)
          update.addMarkups(markups)
          onPage(page.target, await this.#take({ ...page, trace: null }, update, { keys, shared, sample }))
        }
        tell(pages.length)
      }
    } finally {
      await pool.end()
    }
  }

  async #compareTargets(route: string, update: GraphUpdate, targets: Map<string, Target>, gone: Set<string>) {
    const { graph } = this.#parts
    const changed = differenceOf(graph, await this.#listTargets(route, update))
    for (const target of changed.come) targets.set(target.file, target)
    for (const file of changed.gone) {
      gone.add(file)
      update.removePage(file)
      for (const path of graph.page(file)?.files ?? []) this.#draft.remove(path)
    }
  }

  async #listTargets(route: string, update: GraphUpdate): Promise<RouteTargets> {
    const found = await this.#parts.renderer.targetsOf(route)
    update.addTrace(found.trace)
    update.addPage(listingOf(route, [...found.trace.answers.keys()]))
    update.addListing(route, found.listing)
    return found
  }

  /** Renders one target into the draft; its files' paths and what it was told. */
  async #render(target: Target, update: GraphUpdate): Promise<{ files: string[]; trace: PageTrace }> {
    let sample: string | null = null
    const onFile = (_target: Target, { path, body }: { path: string; body: Buffer }) => {
      if (path.endsWith('.html') && !this.#samples.has(target.route)) sample = body.toString('utf8')
    }
    const page = await renderPage({ ...this.#parts, onFile }, target)
    const { trace } = page
    if (page.failure === null) update.addTrace(trace)
    const files = await this.#take({ ...page, target }, update, {
      keys: trace.ownKeys,
      shared: [...trace.markups.keys()],
      sample,
    })
    return { files, trace }
  }

  async #take(
    page: TakenPage,
    update: GraphUpdate,
    { keys, shared, sample }: { keys: string[]; shared: string[]; sample: string | null },
  ): Promise<string[]> {
    for (const { path, blob } of page.files) this.#draft.use(path, blob)
    if (page.pathname !== null) await this.#check.add(page)
    if (page.failure !== null) return []
    if (page.pathname !== null) this.#pages += 1
    if (sample !== null && !this.#samples.has(page.target.route)) this.#samples.set(page.target.route, sample)
    const paths = page.files.map(({ path }) => path)
    update.addPage({ target: page.target, files: paths, keys, media: page.media, markups: shared })
    this.#media.want(page.media)
    return paths
  }

  /** What a page asks: found out again when it matters, because keeping it for each page of a site would fill the memory. */
  async #traceOf(target: Target): Promise<PageTrace> {
    try {
      return (await this.#parts.renderer.render(target)).trace
    } catch (error) {
      if (error instanceof RenderError) return error.trace
      throw error
    }
  }

  #write(
    update: GraphUpdate,
    {
      startedAt,
      outbox,
      isFull,
      isForced,
    }: { startedAt: number; outbox: string[]; isFull: boolean; isForced: boolean },
  ): number | null {
    const { mirror, history, renderer, store } = this.#parts
    this.#step('writing')
    return inTransaction(mirror.database, () => {
      update.write()
      mirror.setMeta('graph', renderer.isWhole ? null : renderer.code.id)
      mirror.setMeta('now', String(store.now))
      mirror.settle(this.#changes)
      this.#media.dropUnused(isFull || isForced)
      if (this.#draft.isEmpty() && !isForced && history.live() !== null) return null
      const number = history.nextNumber()
      const timestamp = Date.now()
      const id = releaseIdOf(number, timestamp)
      const code = renderer.code.id
      this.#draft.write('builds/latest.json', JSON.stringify({ id, timestamp, code }))
      history.prepare(
        {
          number,
          id,
          code,
          timestamp,
          startedAt: new Date(startedAt).toISOString(),
          pages: this.#pages,
          changes: this.#changes,
          outbox,
          rollbackOf: null,
        },
        this.#draft.changes(),
      )
      return number
    })
  }

  #step(step: string): void {
    this.#parts.onStep(step)
  }
}

/** Targets that came since a route's pages were written down, and files of those that went. */
function differenceOf(graph: DependencyGraph, found: RouteTargets): { come: Target[]; gone: Iterable<string> } {
  const before = graph.listing(found.route)
  if (before !== null && found.listing !== undefined) {
    const { come, gone } = found.listing.since(before)
    return { come, gone: gone.map(({ file }) => file) }
  }
  const known = graph.filesOf(found.route)
  const come = found.targets.filter(({ file }) => !known.delete(file))
  return { come, gone: known }
}

/** A route's list of targets as the graph keeps it: it asks queries as a page does, and makes no file. */
function listingOf(route: string, keys: string[]): PageUpdate {
  return { target: { file: `${ROUTE_PREFIX}${route}`, route, pathname: '' }, files: [], keys, media: [], markups: [] }
}

function isRoute(page: KnownPage): boolean {
  return page.file.startsWith(ROUTE_PREFIX)
}
