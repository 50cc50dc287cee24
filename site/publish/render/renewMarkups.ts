import { setImmediate } from 'node:timers/promises'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Target } from '../renderer/Renderer.ts'
import type { DependencyGraph, KnownPage, SharingPage } from '../trace/DependencyGraph.ts'
import type { Affected } from '../trace/findAffected.ts'
import type { Draft } from './Draft.ts'
import { MarkupRenewal, type PageFiles } from './MarkupRenewal.ts'

const PAGES_AT_ONCE = 100
// Each piece takes a page that is rendered to learn from it: with fewer pages than this for each, putting saves little.
const PAGES_OF_EACH = 2

interface Parts {
  graph: DependencyGraph
  draft: Draft
  /** Renders a page into the draft and tells what it asked. */
  render: (page: KnownPage) => Promise<PageTrace>
  onRenewed: () => void
  onProgress: (done: number, total: number) => void
}

/** Whether putting the markup that changed into these pages is sooner done than rendering them all. */
export const isWorthRenewing = ({ markups }: Pick<Affected, 'markups'>, pages: SharingPage[]): boolean =>
  markups.size * PAGES_OF_EACH <= pages.length

/** Puts shared markup that changed into pages that show it; gives those that must be rendered. */
export async function renewMarkups(
  { markups, fresh }: Pick<Affected, 'markups' | 'fresh'>,
  pages: SharingPage[],
  { graph, draft, render, onRenewed, onProgress }: Parts,
): Promise<Target[]> {
  const renewal = new MarkupRenewal(markups, fresh)
  const left: Target[] = []
  let done = 0
  for (const page of pages) {
    if (++done % PAGES_AT_ONCE === 0) {
      onProgress(done, pages.length)
      await setImmediate()
    }
    const before = filesOf(page, draft)
    const told = graph.answersOf(page.id)
    const shown = graph.markups.shownBy(page.id)
    const renewed = before && renewal.put(shown, told, before)
    if (renewed) {
      write(page, renewed, draft)
      onRenewed()
    } else if (before && renewal.canLearn(shown)) {
      const trace = await render(page)
      renewal.learn(shown, told, before, filesOf(page, draft) ?? before, trace)
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
