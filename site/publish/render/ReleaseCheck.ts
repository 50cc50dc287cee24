import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { problemOf } from '@diwan/shared/messages/problems'
import type { PageTrace } from '../../store/PageTrace.ts'
import { localReferences } from '../check/localReferences.ts'
import { tagsOf } from '../html/tagsOf.ts'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import type { Target } from '../renderer/Renderer.ts'
import { documentsOf } from './documentsOf.ts'
import type { Draft } from './Draft.ts'
import { ownPathsOf } from './idsFiles.ts'
import { ReleaseError } from './ReleaseError.ts'
import { pathOf, type RenderedPage } from './renderPage.ts'
import { suspectsOf } from './suspectsOf.ts'

const MAX_PROBLEMS = 20
const REQUIRED = ['index.html', 'ar.html', '404.html']

interface Parts {
  mirror: Mirror
  draft: Draft
  siteUrl: string
  changes: () => DocumentRef[]
  /** Whether something that is not a page of the release answers a path. */
  isElsewhere: (path: string) => boolean
  /** Whether the release before has shared markup just like this. */
  isShared: (name: string, html: string) => boolean
  /** Whether the release before was made by the same code. */
  isSameCode: () => boolean
  /** What a page asks while it renders. */
  traceOf: (target: Target) => Promise<PageTrace>
}

/** A page that comes into the release; one that another thread rendered brings no trace. */
export interface TakenPage extends Omit<RenderedPage, 'trace'> {
  target: Target
  trace: PageTrace | null
}

/** Shared markup that is put into pages. */
interface TakenMarkup {
  /** The first page that it is put into. */
  target: Target
  /** As the pages show it still. */
  before: string
  after: string
  trace: PageTrace
}

/** Collects what is wrong with a release while its pages are made, and refuses it in the end with the documents to look at. */
export class ReleaseCheck {
  readonly #parts: Parts
  /** Paths that are referred to, each with the first page that does: those that were answered at once, and the others. */
  readonly #answered = new Map<string, Target>()
  readonly #references = new Map<string, Target>()
  readonly #markups: TakenMarkup[] = []
  readonly #problems: string[] = []
  readonly #blamed = new Set<string>()
  readonly #failing = new Set<string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async add({ target, pathname, references, problems, failure, trace }: TakenPage) {
    if (pathname === null) return
    const wrong = failure === null ? problems : [failure]
    if (wrong.length > 0) this.#blame(pathname, wrong, documentsOf(trace ?? (await this.#parts.traceOf(target))))
    for (const reference of references) {
      if (this.#answered.has(reference) || this.#references.has(reference)) continue
      // What is not there yet is looked up again when every page is made.
      const found = this.#answers(reference) ? this.#answered : this.#references
      found.set(reference, target)
    }
  }

  addMarkup(markup: TakenMarkup): void {
    this.#markups.push(markup)
  }

  /** Throws when the release may not go live. */
  async end(isFull: boolean): Promise<void> {
    for (const markup of this.#markups) this.#checkMarkup(markup)
    // Rendering everything ends with removing what no target makes any more.
    for (const [reference, target] of isFull ? this.#answered : []) {
      const pathname = pathOf(target)
      if (this.#answers(reference) || this.#ledNowhere(pathname, reference)) continue
      this.#blame(pathname, [leadsNowhere(pathname, reference)], new Set())
    }
    for (const [reference, target] of this.#references) {
      const pathname = pathOf(target)
      if (this.#answers(reference) || this.#ledNowhere(pathname, reference)) continue
      const trace = await this.#parts.traceOf(target)
      if (!isFull && this.#isOnOtherPages(pathname, reference, trace)) continue
      this.#blame(pathname, [leadsNowhere(pathname, reference)], documentsOf(trace))
    }
    for (const path of REQUIRED)
      if (!this.#parts.draft.has(path)) this.#problems.push(problemOf('pageMissing', { path }))
    if (this.#problems.length === 0) return
    const shown = this.#problems.slice(0, MAX_PROBLEMS)
    const more = this.#problems.length - shown.length
    throw new ReleaseError(
      [...shown, ...(more > 0 ? [problemOf('andMore', { count: more })] : [])].join('\n'),
      this.#suspects(),
    )
  }

  #checkMarkup({ target, before, after, trace }: TakenMarkup): void {
    const pathname = pathOf(target)
    for (const reference of localReferences(pathname, tagsOf(after), this.#parts.siteUrl)) {
      if (this.#answers(reference) || this.#mayLeadNowhere(pathname, before, reference)) continue
      // A page that shows the markup too is no reason by itself.
      this.#references.delete(reference)
      this.#blame(pathname, [leadsNowhere(pathname, reference)], documentsOf(trace))
    }
  }

  #suspects(): DocumentRef[][] {
    const { mirror, changes } = this.#parts
    const pathsOf = (ref: DocumentRef) => {
      const { before, after } = mirror.changeOf(ref)
      return [before, after].flatMap((document) => (document === null ? [] : ownPathsOf(document)))
    }
    return suspectsOf({ changes: changes(), failing: this.#failing, read: this.#blamed, pathsOf })
  }

  #blame(pathname: string, problems: string[], documents: Set<string>): void {
    for (const problem of problems) this.#problems.push(problem)
    this.#failing.add(pathname)
    for (const document of documents) this.#blamed.add(document)
  }

  /** A reference that visitors see already is no reason to keep this release back. */
  #ledNowhere(pathname: string, reference: string): boolean {
    const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
    const html = this.#parts.draft.readBefore(file)
    if (html === null || !this.#mayLeadNowhere(pathname, html, reference)) return false
    log('a page still refers to what does not exist', { page: pathname, reference })
    return true
  }

  /** A page that comes is not to blame for what visitors see on the others already. */
  #isOnOtherPages(pathname: string, reference: string, { markups }: PageTrace): boolean {
    const { isShared, siteUrl } = this.#parts
    return [...markups].some(
      ([name, { html }]) => isShared(name, html) && localReferences(pathname, tagsOf(html), siteUrl).has(reference),
    )
  }

  /** Whether HTML on a page of the release before has a reference that nothing answered there, or what did is taken off the site. */
  #mayLeadNowhere(pathname: string, html: string, reference: string): boolean {
    const { draft, isSameCode, siteUrl } = this.#parts
    if (!localReferences(pathname, tagsOf(html), siteUrl).has(reference)) return false
    // Whoever takes something off the site need not wait for those who link it. Other code must bring what its pages link.
    if (isSameCode()) return true
    return filesAt(reference).every((path) => draft.readBefore(path) === null)
  }

  #answers(path: string): boolean {
    return filesAt(path).some((file) => this.#parts.draft.has(file)) || this.#parts.isElsewhere(path)
  }
}

const leadsNowhere = (page: string, reference: string) => problemOf('refersToNothing', { page, reference })

/** Files that would answer a path. */
function filesAt(path: string): string[] {
  const inner = path.replace(/^\//, '')
  if (inner === '') return ['index.html']
  return [`${inner}.html`, inner, ...(inner.endsWith('menu-blogs') ? [`${inner}.json`] : [])]
}
