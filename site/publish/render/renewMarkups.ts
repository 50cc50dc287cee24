import { setImmediate } from 'node:timers/promises'
import type { PageTrace } from '../../store/PageTrace.ts'
import type { Target } from '../renderer/Renderer.ts'
import type { KnownPage, SharingPage } from '../trace/DependencyGraph.ts'
import type { Affected } from '../trace/findAffected.ts'
import type { Draft } from './Draft.ts'
import { MarkupRenewal, type PageFiles } from './MarkupRenewal.ts'

const PAGES_AT_ONCE = 100

interface Parts {
  draft: Draft
  /** Renders shared markup by itself, for a page that shows it, and tells what it asked; `null` when such pages must be rendered. */
  renderMarkup: (name: string, page: Target) => Promise<PageTrace | null>
  onRenewed: () => void
  onProgress: (done: number, total: number) => void
}

/** Puts shared markup that changed into pages that show it; gives those that must be rendered. */
export async function renewMarkups(
  affected: Omit<Affected, 'pages'>,
  pages: SharingPage[],
  { draft, renderMarkup, onRenewed, onProgress }: Parts,
): Promise<Target[]> {
  const renewal = new MarkupRenewal(affected)
  const left: Target[] = []
  let done = 0
  for (const page of pages) {
    if (++done % PAGES_AT_ONCE === 0) {
      onProgress(done, pages.length)
      await setImmediate()
    }
    for (const name of renewal.unknownOf(page.markups)) renewal.learn(name, await renderMarkup(name, page))
    const before = filesOf(page, draft)
    const renewed = before && renewal.put(page.markups, before)
    if (renewed) {
      write(page, renewed, draft)
      onRenewed()
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
