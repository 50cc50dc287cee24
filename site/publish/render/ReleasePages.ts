import { setImmediate } from 'node:timers/promises'
import { locales } from '@diwan/shared/content'
import type { StepProgress } from '@diwan/shared/contracts/releaseSteps'
import type { ContentStore } from '../../store/ContentStore.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { inTransaction } from '../mirror/openMirror.ts'
import type { Renderer, RouteTargets, Target } from '../renderer/Renderer.ts'
import { shrinkHeap } from '../shrinkHeap.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { DependencyGraph } from '../trace/DependencyGraph.ts'
import type { Affected } from '../trace/findAffected.ts'
import type { Draft } from './Draft.ts'
import { GraphUpdate } from './GraphUpdate.ts'
import type { ReleaseCheck, TakenPage } from './ReleaseCheck.ts'
import type { ReleaseMedia } from './ReleaseMedia.ts'
import { listingFailure } from './listingFailure.ts'
import { ReleaseError } from './ReleaseError.ts'
import { RenderPool, threadHeapFor } from './RenderPool.ts'
import { renderPage } from './renderPage.ts'
import { renewMarkups } from './renewMarkups.ts'
import { differenceOf, isRoute, listingOf } from './routeListing.ts'

// Some fifty milliseconds, for which previews wait.
const PAGES_AT_ONCE = 10
const GRAPH_CHUNK = 1_000
// Fewer pages than this are made before another thread has loaded the code.
const WORTH_THREADS = 600
// Of a release of what changed: a thread runs the code slowly at first, and has to find out what is known here.
const CHANGES_WORTH_THREADS = 2_000

interface Parts {
  mirror: Mirror
  graph: DependencyGraph
  store: ContentStore
  blobs: BlobStore
  renderer: Renderer
  siteUrl: string
  draft: Draft
  check: ReleaseCheck
  media: ReleaseMedia
  /** How many pages at least are rendered on threads, whatever kind of release it is: 600 and 2,000 without it. */
  worthThreads?: number | undefined
  onStep: (step: StepProgress) => void
  /** Called when the store was made to forget what it had ready. */
  onForgotten: () => void
}

/** Renders the pages of one release into its draft, on threads when they are many, and has each looked over. */
export class ReleasePages {
  readonly #parts: Parts
  /** One page of each route: what stands inline in it stands in all of them. */
  readonly #samples = new Map<string, string>()
  readonly #shrunk = new Set<string>()
  #count = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** How many HTML pages were made. */
  get count(): number {
    return this.#count
  }

  /** The HTML of one page of each route that was rendered, by route. */
  get samples(): ReadonlyMap<string, string> {
    return this.#samples
  }

  /** Routes that lost pages, perhaps all of them. */
  get shrunk(): Iterable<string> {
    return this.#shrunk
  }

  /** Renders every page, and forgets all that the graph had. */
  async renderAll(): Promise<GraphUpdate> {
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
    for (const path of stale) this.#parts.draft.remove(path)
    return update
  }

  /** Lists the targets of all routes, on threads when they render: this process then needs no indexes of the whole site meanwhile. */
  async *#listAll(update: GraphUpdate, pool: RenderPool | null): AsyncGenerator<Target[]> {
    const { renderer } = this.#parts
    if (pool === null) {
      for (const route of renderer.routes()) yield (await this.#listTargets(route, update)).targets
      return
    }
    for await (const [route, { targets, keys, queries, failure }] of pool.targetsOf(renderer.routes())) {
      if (failure !== null) throw new ReleaseError(failure, [])
      update.addStored(queries)
      update.addPage(listingOf(route, keys))
      yield targets
    }
  }

  /** Renders pages whose answers changed, and puts shared markup that changed into the others that show it. */
  async renderAffected(affected: Affected): Promise<GraphUpdate> {
    const { check, draft, graph, renderer } = this.#parts
    const { pages, markups } = affected
    const update = new GraphUpdate(graph, affected.fresh)
    const targets = new Map<string, Target>()
    const gone = new Set<string>()
    for (const page of pages.filter(isRoute)) await this.#compareTargets(page.route, update, targets, gone)
    for (const page of pages) if (!isRoute(page) && !gone.has(page.file)) targets.set(page.file, page)
    const sharing = graph.pagesSharing(markups.keys()).filter(({ file }) => !targets.has(file) && !gone.has(file))
    const onPage = (target: Target, files: string[]) => {
      const after = new Set(files)
      for (const path of graph.page(target.file)?.files ?? []) if (!after.has(path)) draft.remove(path)
    }
    const renderMany = (some: Target[]) =>
      this.#renderMany(some, update, onPage, this.#poolFor(some.length, CHANGES_WORTH_THREADS))
    await renderMany([...targets.values()])
    const left = await renewMarkups(affected, sharing, {
      draft,
      renderMarkup: async (name, target) => {
        const trace = await renderer.renderMarkup(name)
        if (trace === null) return null
        update.addTrace(trace)
        const [before, after] = [markups.get(name)?.html ?? '', trace.markups.get(name)?.html ?? '']
        check.addMarkup({ target, before, after, trace })
        return trace
      },
      onRenewed: () => (this.#count += 1),
      onProgress: (done, total) => this.#parts.onStep(`rendering ${done} of ${total}`),
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
      this.#parts.onStep(`rendering ${done} of ${targets.length}`)
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
    const { draft, graph } = this.#parts
    const changed = differenceOf(graph, await this.#listTargets(route, update))
    for (const target of changed.come) targets.set(target.file, target)
    for (const file of changed.gone) {
      this.#shrunk.add(route)
      gone.add(file)
      update.removePage(file)
      for (const path of graph.page(file)?.files ?? []) draft.remove(path)
    }
  }

  async #listTargets(route: string, update: GraphUpdate): Promise<RouteTargets> {
    const found = await this.#parts.renderer.targetsOf(route).catch((cause: unknown) => {
      const failure = listingFailure(route, cause)
      throw failure === null ? cause : new ReleaseError(failure, [], { cause })
    })
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
    const { check, draft, media } = this.#parts
    for (const { path, blob } of page.files) draft.use(path, blob)
    if (page.pathname !== null) await check.add(page)
    if (page.failure !== null) return []
    if (page.pathname !== null) this.#count += 1
    if (sample !== null && !this.#samples.has(page.target.route)) this.#samples.set(page.target.route, sample)
    const paths = page.files.map(({ path }) => path)
    update.addPage({ target: page.target, files: paths, keys, media: page.media, markups: shared })
    media.want(page.media)
    return paths
  }
}
