import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { ContentStore, DocumentChange } from '../../store/ContentStore.ts'
import type { PageTrace } from '../../store/PageTrace.ts'
import { checkMarkup } from '../check/checkMarkup.ts'
import { localReferences } from '../check/localReferences.ts'
import { filesBelow } from '../filesBelow.ts'
import { headersFile } from '../headers.ts'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import { inTransaction } from '../mirror/openMirror.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Rendered, Renderer, Target } from '../renderer/Renderer.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import { COMPRESSED_AT_ONCE } from '../swap/Finisher.ts'
import type { FileChange, ReleaseHistory } from '../swap/ReleaseHistory.ts'
import type { DependencyGraph, KnownPage } from '../trace/DependencyGraph.ts'
import { findAffected } from '../trace/findAffected.ts'
import { documentsOf } from './documentsOf.ts'
import { Draft } from './Draft.ts'
import { EarlyCompression } from './EarlyCompression.ts'
import { GraphUpdate } from './GraphUpdate.ts'
import { ownPathsOf, patchIds } from './idsFile.ts'
import { ReleaseError } from './ReleaseError.ts'
import { type Redirect, redirectsFile } from './redirectsFile.ts'
import { releaseIdOf } from './releaseIdOf.ts'
import { suspectsOf } from './suspectsOf.ts'

const ROUTE_PREFIX = 'route:'
const PAGES_AT_ONCE = 100
const GRAPH_CHUNK = 1_000
// Comparing more documents than this costs more than rendering every page.
const MAX_COMPARED_CHANGES = 1_000
const MAX_PROBLEMS = 20
const REQUIRED = ['index.html', 'ar.html', '404.html']
const MEDIA = /\/(media\/[0-9a-f]{16,64}\.[a-z0-9]+)/g

interface Parts {
  mirror: Mirror
  graph: DependencyGraph
  store: ContentStore
  history: ReleaseHistory
  blobs: BlobStore
  renderer: Renderer
  siteUrl: string
  apiOrigin: string
  onStep: (step: string) => void
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
  readonly #answered = new Map<string, string>()
  readonly #references = new Map<string, { pathname: string; documents: Set<string> }>()
  readonly #problems: string[] = []
  readonly #blamed = new Set<string>()
  readonly #failing = new Set<string>()
  /** One page of each route: what stands inline in it stands in all of them. */
  readonly #samples = new Map<string, string>()
  readonly #compression: EarlyCompression
  #changes: DocumentRef[] = []
  #isSmall = false
  #pages = 0

  constructor(parts: Parts) {
    this.#parts = parts
    this.#draft = new Draft(parts.blobs, parts.history)
    this.#compression = new EarlyCompression(parts.blobs)
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
    if (isFull) this.#addCodeFiles()
    this.#addLists(isFull, changes)
    this.#addMedia()
    this.#step('checking')
    this.#check(isFull)
    await this.#compression.end()
    return this.#write(update, { startedAt, outbox, isFull, isForced: restore.length > 0 })
  }

  async #renderAll(): Promise<GraphUpdate> {
    const { graph, mirror, renderer, store } = this.#parts
    const stale = new Set(graph.pages().flatMap((page) => page.files))
    // Interrupted from here on, the graph is not whole: the next release renders everything again.
    inTransaction(mirror.database, () => {
      mirror.setMeta('graph', null)
      graph.clear()
    })
    store.forgetAll()
    const update = new GraphUpdate(graph, new Map())
    const targets: Target[] = []
    for (const route of renderer.routes()) targets.push(...(await this.#listTargets(route, update)))
    for (const [position, target] of targets.entries()) {
      for (const path of await this.#render(target, update)) stale.delete(path)
      if (update.size >= GRAPH_CHUNK) inTransaction(mirror.database, () => update.write())
      if (position % PAGES_AT_ONCE === 0) {
        this.#step(`rendering ${position} of ${targets.length}`)
        await setImmediate()
      }
    }
    for (const path of stale) this.#draft.remove(path)
    return update
  }

  async #renderAffected({ pages, fresh }: ReturnType<typeof findAffected>): Promise<GraphUpdate> {
    const update = new GraphUpdate(this.#parts.graph, fresh)
    const targets = new Map<string, Target>()
    const gone = new Set<string>()
    for (const page of pages.filter(isRoute)) await this.#compareTargets(page.route, update, targets, gone)
    for (const page of pages) if (!isRoute(page) && !gone.has(page.file)) targets.set(page.file, page)
    this.#isSmall = targets.size <= COMPRESSED_AT_ONCE
    let position = 0
    for (const target of targets.values()) {
      const before = this.#parts.graph.page(target.file)?.files ?? []
      const after = new Set(await this.#render(target, update))
      for (const path of before) if (!after.has(path)) this.#draft.remove(path)
      // What other threads have compressed is taken over between pages, not all of it at the end.
      if (this.#isSmall) await setImmediate()
      if (++position % PAGES_AT_ONCE === 0) {
        this.#step(`rendering ${position} of ${targets.size}`)
        await setImmediate()
      }
    }
    return update
  }

  async #compareTargets(route: string, update: GraphUpdate, targets: Map<string, Target>, gone: Set<string>) {
    const known = new Map(this.#parts.graph.pages(route).map((page) => [page.file, page]))
    for (const target of await this.#listTargets(route, update)) {
      if (!known.delete(target.file)) targets.set(target.file, target)
    }
    for (const page of known.values()) {
      if (isRoute(page)) continue
      gone.add(page.file)
      update.removePage(page.file)
      for (const path of page.files) this.#draft.remove(path)
    }
  }

  async #listTargets(route: string, update: GraphUpdate): Promise<Target[]> {
    const { targets, trace } = await this.#parts.renderer.targetsOf(route)
    update.addPage({ file: `${ROUTE_PREFIX}${route}`, route, pathname: '' }, [], trace, [])
    return targets
  }

  /** Renders one target into the draft and returns its files' paths. */
  async #render(target: Target, update: GraphUpdate): Promise<string[]> {
    let rendered: Rendered
    try {
      rendered = await this.#parts.renderer.render(target)
    } catch (error) {
      if (!(error instanceof RenderError)) throw error
      this.#blame(pathOf(target), [error.message], documentsOf(error.trace))
      return []
    }
    const media = new Set<string>()
    for (const { path, body } of rendered.files) {
      const blob = this.#draft.write(path, body)
      if (this.#isSmall) this.#compression.begin(path, blob, body)
      if (path.endsWith('_payload.json')) continue
      const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
      for (const [, file] of text.matchAll(MEDIA)) media.add(file as string)
      if (path.endsWith('.html') && !this.#samples.has(target.route)) this.#samples.set(target.route, text)
      if (path.endsWith('.html')) this.#inspect(target.pathname, text, rendered.trace)
    }
    const paths = rendered.files.map(({ path }) => path)
    update.addPage(target, paths, rendered.trace, [...media].sort())
    this.#media(media)
    return paths
  }

  #inspect(pathname: string, html: string, trace: PageTrace): void {
    this.#pages += 1
    const path = pathOf({ pathname })
    const problems = checkMarkup(path, html)
    if (problems.length > 0) this.#blame(path, problems, documentsOf(trace))
    for (const reference of localReferences(path, html, this.#parts.siteUrl)) {
      if (this.#answered.has(reference) || this.#references.has(reference)) continue
      // What is not there yet is looked up again when every page is made.
      if (this.#answers(reference)) this.#answered.set(reference, path)
      else this.#references.set(reference, { pathname: path, documents: documentsOf(trace) })
    }
  }

  #check(isFull: boolean): void {
    // Rendering everything ends with removing what no target makes any more.
    for (const [reference, pathname] of isFull ? this.#answered : []) {
      if (this.#answers(reference) || this.#ledNowhere(pathname, reference)) continue
      this.#blame(pathname, [`${pathname} refers to ${reference}, which does not exist.`], new Set())
    }
    for (const [reference, { pathname, documents }] of this.#references) {
      if (this.#answers(reference) || this.#ledNowhere(pathname, reference)) continue
      this.#blame(pathname, [`${pathname} refers to ${reference}, which does not exist.`], documents)
    }
    for (const path of REQUIRED) if (!this.#draft.has(path)) this.#problems.push(`The page ${path} is missing.`)
    if (this.#problems.length === 0) return
    const shown = this.#problems.slice(0, MAX_PROBLEMS)
    const more = this.#problems.length - shown.length
    throw new ReleaseError([...shown, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'), this.#suspects())
  }

  #suspects(): DocumentRef[][] {
    const { mirror } = this.#parts
    const pathsOf = (ref: DocumentRef) => {
      const { before, after } = mirror.changeOf(ref)
      return [before, after].flatMap((document) => (document === null ? [] : ownPathsOf(document)))
    }
    return suspectsOf({ changes: this.#changes, failing: this.#failing, read: this.#blamed, pathsOf })
  }

  #blame(pathname: string, problems: string[], documents: Set<string>): void {
    this.#problems.push(...problems)
    this.#failing.add(pathname)
    for (const document of documents) this.#blamed.add(document)
  }

  /** A reference that led nowhere in the release before as well is no reason to keep this one back. */
  #ledNowhere(pathname: string, reference: string): boolean {
    const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
    const html = this.#draft.readBefore(file)
    if (html === null || !localReferences(pathname, html, this.#parts.siteUrl).has(reference)) return false
    if (filesAt(reference).some((path) => this.#draft.readBefore(path) !== null)) return false
    log('a page still refers to what does not exist', { page: pathname, reference })
    return true
  }

  #answers(path: string): boolean {
    const inner = path.replace(/^\//, '')
    if (filesAt(path).some((file) => this.#draft.has(file))) return true
    return this.#redirectSources.has(path) || (/^media\//.test(inner) && this.#findMedia(inner) !== null)
  }

  #sources: Set<string> | null = null

  get #redirectSources(): Set<string> {
    this.#sources ??= new Set(
      this.#redirects()
        .split('\n')
        .map((line) => line.split(' ')[0] as string),
    )
    return this.#sources
  }

  #redirects(): string {
    const rules: Redirect[] = []
    for (const { locales } of this.#parts.mirror.source.each('redirects')) {
      const body = locales.en ?? locales.ar
      if (typeof body?.from !== 'string' || typeof body.to !== 'string') continue
      rules.push({ from: body.from, to: body.to, permanent: body.permanent !== false })
    }
    return redirectsFile(rules, (path) => this.#draft.has(`${path.slice(1)}.html`))
  }

  #addCodeFiles(): void {
    const { renderer, mirror, history } = this.#parts
    const paths = filesBelow(renderer.staticFolder)
    for (const path of paths) this.#draft.write(path, readFileSync(join(renderer.staticFolder, path)))
    const { id, timestamp, prerendered } = renderer.code
    this.#draft.write(`builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered }))
    const known = JSON.parse(mirror.getMeta('codeFiles') ?? '[]') as string[]
    for (const path of known) {
      // Open tabs still ask for the hashed assets of the code they were loaded with.
      if (
        !path.startsWith('_astro/') &&
        !paths.includes(path) &&
        history.blobAt(path, history.newestNumber()) !== null
      ) {
        this.#draft.remove(path)
      }
    }
    mirror.setMeta('codeFiles', JSON.stringify(paths))
    const { apiOrigin, siteUrl } = this.#parts
    const isTls = siteUrl.startsWith('https:')
    this.#draft.write('_headers', headersFile(this.#samples.values(), { apiOrigin, isTls }))
  }

  #addLists(isFull: boolean, changes: DocumentChange[]): void {
    const { source } = this.#parts.mirror
    const ids = patchIds(isFull ? null : () => this.#draft.read('_ids.json'), source, changes)
    if (ids !== null) this.#draft.write('_ids.json', ids)
    const isMoved = this.#draft.comesOrGoes((path) => path.endsWith('.html'))
    if (isFull || isMoved || this.#changes.some(({ collection }) => collection === 'redirects')) {
      this.#draft.write('_redirects', this.#redirects())
    }
  }

  readonly #wanted = new Set<string>()

  #media(paths: Set<string>): void {
    for (const path of paths) this.#wanted.add(path)
  }

  #addMedia(): void {
    for (const path of this.#wanted) {
      const blob = this.#draft.has(path) ? null : this.#findMedia(path)
      if (blob !== null) this.#draft.use(path, blob)
    }
  }

  #fetched: Map<string, string> | null = null

  #findMedia(path: string): string | null {
    const { blobs, mirror } = this.#parts
    if (this.#fetched === null) {
      const rows = mirror.database.prepare('SELECT file FROM fetched').all() as { file: string }[]
      const files = rows.map(({ file }) => JSON.parse(file) as { path: string; blob: string })
      this.#fetched = new Map(files.map((file) => [file.path, file.blob]))
    }
    const blob = this.#fetched.get(`/${path}`)
    return blob !== undefined && blobs.has(blob) ? blob : null
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
      this.#dropUnusedMedia(isFull || isForced)
      if (this.#draft.changes().length === 0 && !isForced && history.live() !== null) return null
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

  /** What no page shows any more is not public any more. */
  #dropUnusedMedia(isEverything: boolean): void {
    const { graph, history } = this.#parts
    const unused = graph.takeUnusedMedia()
    for (const path of isEverything ? this.#unusedFiles() : unused) {
      if (history.blobAt(path, history.newestNumber()) !== null) this.#draft.remove(path)
    }
  }

  #unusedFiles(): string[] {
    const used = this.#parts.graph.media()
    const known = this.#parts.mirror.database
      .prepare("SELECT DISTINCT path FROM files WHERE path >= 'media/' AND path < 'media0'")
      .all() as { path: string }[]
    return known.map(({ path }) => path).filter((path) => !used.has(path))
  }

  #step(step: string): void {
    this.#parts.onStep(step)
  }
}

/** Files that would answer a path. */
function filesAt(path: string): string[] {
  const inner = path.replace(/^\//, '')
  if (inner === '') return ['index.html']
  return [`${inner}.html`, inner, ...(inner.endsWith('menu-blogs') ? [`${inner}.json`] : [])]
}

function pathOf({ pathname }: { pathname: string }): string {
  return `/${pathname.replace(/^\//, '')}`
}

function isRoute(page: KnownPage): boolean {
  return page.file.startsWith(ROUTE_PREFIX)
}
