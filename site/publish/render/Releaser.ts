import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { StepProgress } from '@diwan/shared/contracts/releaseSteps'
import type { ContentStore } from '../../store/ContentStore.ts'
import type { Touch } from '../../store/dependency.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import { LATEST_BUILD, latestBuild } from '../latestBuild.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { inTransaction } from '../mirror/openMirror.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Renderer, Target } from '../renderer/Renderer.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { FileChange, ReleaseHistory } from '../swap/ReleaseHistory.ts'
import type { DependencyGraph } from '../trace/DependencyGraph.ts'
import { type Affected, findAffected, findAffectedInSteps } from '../trace/findAffected.ts'
import { Draft } from './Draft.ts'
import type { GraphUpdate } from './GraphUpdate.ts'
import { ReleaseCheck } from './ReleaseCheck.ts'
import { releaseIdOf } from './releaseIdOf.ts'
import { ReleaseMedia } from './ReleaseMedia.ts'
import { ReleasePages } from './ReleasePages.ts'
import { isRoute } from './routeListing.ts'
import { SiteFiles } from './SiteFiles.ts'

// Comparing more documents than this costs more than rendering every page.
const MAX_COMPARED_CHANGES = 1_000
// What very much depends on is published seldom, and takes long.
const MOST_AHEAD_QUERIES = 300
const MOST_AHEAD_PAGES = 30

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
  onStep: (step: StepProgress) => void
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
  readonly #pages: ReleasePages
  #changes: DocumentRef[] = []
  /** What `renderAhead` rendered. */
  #ahead: GraphUpdate | null = null

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
      isShared: (name, html) => parts.graph.markups.has(name, html),
      isSameCode: () => parts.history.live()?.code === parts.renderer.code.id,
      traceOf: (target) => this.#traceOf(target),
    })
    this.#pages = new ReleasePages({ ...parts, draft, check: this.#check, media: this.#media })
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
    const update = isFull
      ? await this.#pages.renderAll()
      : await this.#pages.renderAffected(findAffected(graph, store, graph.queries.touchedBy(touches)))
    if (isFull) {
      this.#siteFiles.addCode()
      this.#siteFiles.addAllLists()
    } else this.#siteFiles.addChangedLists(this.#changes, changes)
    this.#media.add()
    this.#step('checking')
    await this.#check.end(isFull)
    return this.#write(update, { startedAt, outbox, isFull, isForced: restore.length > 0 })
  }

  /**
   * Does what a release of a change would do before it is written down, as if each query that the change touches had another answer, and
   * forgets it. For blobs that are not written, and while no document waits for its release. `pause` is called between two questions, and
   * ends it by throwing. Whether there was anything to rehearse: not when very much depends on the change.
   */
  async rehearse(touches: Touch[], pause: () => Promise<void>): Promise<boolean> {
    const { graph, store } = this.#parts
    const touched = graph.queries.touchedBy(touches)
    // Few may have read what thousands ask: finding those is one stretch of a tenth of a second.
    const keys = touched.map(({ key }) => key)
    if (graph.queries.withParents(keys, MOST_AHEAD_QUERIES + 1).length > MOST_AHEAD_QUERIES) return false
    const search = findAffectedInSteps(graph, store, touched)
    let step = search.next()
    for (; !step.done; step = search.next()) await pause()
    const { fresh } = step.value
    const { pages: all, markups } = graph.asking([...fresh.keys()])
    const pages = all.filter((page) => !isRoute(page))
    if (!this.#areFew({ pages, markups })) return false
    const before = new Map(Array.from(fresh, ([key, { digest }]) => [key, digest]))
    await this.#pages.renderAffected({ pages, markups, fresh, before })
    await this.#check.end(false)
    return true
  }

  /**
   * Does for a change that the mirror does not have yet what its release does before it is written down, with a store that has it
   * (`ContentStore.withDocument`), and while no document waits for its release. Whether `writeAhead` can go on from there: not when very
   * much depends on the change.
   */
  async renderAhead(): Promise<boolean> {
    const { graph, store } = this.#parts
    const { change, touches } = store.difference as NonNullable<ContentStore['difference']>
    const touched = graph.queries.touchedBy(touches)
    if (touched.length > MOST_AHEAD_QUERIES) return false
    const affected = findAffected(graph, store, touched)
    if (!this.#areFew(affected)) return false
    this.#changes = [{ collection: change.collection, id: change.id }]
    this.#ahead = await this.#pages.renderAffected(affected)
    this.#siteFiles.addChangedLists(this.#changes, [change])
    this.#media.add()
    await this.#check.end(false)
    return true
  }

  /** Writes down what `renderAhead` made, now that the mirror has the change; as `prepare`. */
  writeAhead({ startedAt, outbox }: Pick<ReleaseRequest, 'outbox' | 'startedAt'>): number | null {
    if (this.#ahead === null) throw new Error('Nothing was rendered ahead.')
    this.#step('rendering')
    this.#step('checking')
    return this.#write(this.#ahead, { startedAt, outbox, isFull: false, isForced: false })
  }

  #areFew({ pages, markups }: Pick<Affected, 'markups' | 'pages'>): boolean {
    return pages.length <= MOST_AHEAD_PAGES && this.#parts.graph.markups.areOnFew(markups.keys(), MOST_AHEAD_PAGES)
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
    const { mirror, graph, history, renderer, store } = this.#parts
    this.#step('writing')
    return inTransaction(mirror.database, () => {
      update.write()
      this.#siteFiles.rememberCode()
      const emptied = [...this.#pages.shrunk].filter((route) => !graph.hasPages(route))
      this.#siteFiles.addHeaders(this.#pages.samples, { isFull, emptied })
      mirror.setMeta('graph', renderer.isWhole ? null : renderer.code.id)
      mirror.setMeta('now', String(store.now))
      mirror.settle(this.#changes)
      this.#media.dropUnused(isFull || isForced)
      if (this.#draft.isEmpty() && !isForced && history.live() !== null) return null
      const number = history.nextNumber()
      const timestamp = Date.now()
      const id = releaseIdOf(number, timestamp)
      const code = renderer.code.id
      this.#draft.write(LATEST_BUILD, latestBuild({ id, timestamp, code }))
      history.prepare(
        {
          number,
          id,
          code,
          timestamp,
          startedAt: new Date(startedAt).toISOString(),
          pages: this.#pages.count,
          changes: this.#changes,
          outbox,
          rollbackOf: null,
        },
        this.#draft.changes(),
      )
      return number
    })
  }

  #step(step: StepProgress): void {
    this.#parts.onStep(step)
  }
}
