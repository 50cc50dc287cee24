import { setImmediate } from 'node:timers/promises'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Target } from '../renderer/Renderer.ts'
import type { DependencyGraph, KnownPage, SharingPage } from '../trace/DependencyGraph.ts'
import type { Affected } from '../trace/findAffected.ts'
import type { Draft } from './Draft.ts'
import { MarkupRenewal, type PageFiles } from './MarkupRenewal.ts'

const PAGES_AT_ONCE = 100
// More than these are many changes at once: nearly every page would be rendered to learn from it, and threads render sooner.
const MOST_RENEWED = 100

interface Parts {
  graph: DependencyGraph
  draft: Draft
  /** Whether a page is made in another way. */
  isMade: (page: KnownPage) => boolean
  /** Renders a page into the draft and tells what it asked. */
  render: (page: KnownPage) => Promise<PageTrace>
  onRenewed: () => void
  onProgress: (done: number, total: number) => void
}

/** Puts shared markup that changed into the pages that show it and are not made already; gives those that must be rendered. */
export async function renewMarkups(
  { markups, fresh }: Pick<Affected, 'markups' | 'fresh'>,
  { graph, draft, isMade, render, onRenewed, onProgress }: Parts,
): Promise<Target[]> {
  const pages = new Map<string, SharingPage>()
  for (const name of markups.keys())
    for (const page of graph.pagesSharing(name)) if (!isMade(page)) pages.set(page.file, page)
  if (markups.size > MOST_RENEWED) return [...pages.values()]
  const renewal = new MarkupRenewal(markups, fresh)
  const left: Target[] = []
  let done = 0
  for (const page of pages.values()) {
    if (++done % PAGES_AT_ONCE === 0) {
      onProgress(done, pages.size)
      await setImmediate()
    }
    const before = filesOf(page, draft)
    const told = graph.answersOf(page.id)
    const renewed = before && renewal.put(page.markups, told, before)
    if (renewed) {
      write(page, renewed, draft)
      onRenewed()
    } else if (before && renewal.canLearn(page.markups)) {
      const trace = await render(page)
      renewal.learn(page.markups, told, before, filesOf(page, draft) ?? before, trace)
    } else left.push(page)
  }
  return left
}

/** The HTML and the payload of a page as the draft has them. */
function filesOf({ files }: KnownPage, draft: Draft): PageFiles | null {
  const [html, payload] = files.map((path) => draft.readBytes(path))
  return html && payload ? { html, payload } : null
}

function write({ files: [html = '', payload = ''] }: KnownPage, made: PageFiles, draft: Draft): void {
  draft.write(html, made.html)
  draft.write(payload, made.payload)
}
