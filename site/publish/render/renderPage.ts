import type { PageTrace } from '../../store/PageTrace.ts'
import { checkMarkup } from '../check/checkMarkup.ts'
import { localPathsOf } from '../check/localReferences.ts'
import { referencesOf } from '../check/referencesOf.ts'
import { partMarkup } from '../check/partMarkup.ts'
import { tagsOf } from '../html/tagsOf.ts'
import { RenderError } from '../renderer/RenderError.ts'
import type { Renderer, Target } from '../renderer/Renderer.ts'
import type { BlobStore } from '../swap/BlobStore.ts'

/** A media file of the release, as a page names it. */
export const MEDIA = /\/(media\/[0-9a-f]{16,64}\.[a-z0-9]+)/g

/** What rendering one target gave, but for its contents: those are kept already. */
export interface RenderedPage {
  files: { path: string; blob: string }[]
  /** Paths of the media files that it shows. */
  media: string[]
  /** The HTML page's path; `null` when the target makes none. */
  pathname: string | null
  /** Paths of this site that the page refers to. */
  references: string[]
  problems: string[]
  /** Why nothing was rendered. */
  failure: string | null
  trace: PageTrace
}

interface Parts {
  renderer: Renderer
  blobs: BlobStore
  siteUrl: string
  /** Hears of each file's content while it is at hand. */
  onFile?: (target: Target, file: { path: string; blob: string; body: Buffer }) => void
}

/** Renders one target, keeps what it makes, and looks it over. */
export async function renderPage({ renderer, blobs, siteUrl, onFile }: Parts, target: Target): Promise<RenderedPage> {
  const page: Omit<RenderedPage, 'trace'> = {
    files: [],
    media: [],
    pathname: null,
    references: [],
    problems: [],
    failure: null,
  }
  try {
    const { files, trace } = await renderer.render(target)
    const media = new Set<string>()
    for (const { path, body } of files) {
      const content = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
      const blob = blobs.put(content)
      page.files.push({ path, blob })
      onFile?.(target, { path, blob, body: content })
      if (path.endsWith('_payload.json')) continue
      const text = content.toString('utf8')
      for (const file of mediaIn(text)) media.add(file)
      if (!path.endsWith('.html')) continue
      page.pathname = pathOf(target)
      const { own, addresses } = partMarkup(text, trace.markups.values())
      const tags = [...tagsOf(own)]
      page.problems = checkMarkup(page.pathname, own, tags)
      page.references = [...localPathsOf([...referencesOf(tags), ...addresses], page.pathname, siteUrl)]
    }
    return { ...page, media: [...media].sort(), trace }
  } catch (error) {
    if (!(error instanceof RenderError)) throw error
    return { ...page, pathname: pathOf(target), failure: error.message, trace: error.trace }
  }
}

/** Paths of the media files that a text names. */
export const mediaIn = (text: string): string[] => Array.from(text.matchAll(MEDIA), ([, file]) => file as string)

/** The path of a target's page on the site. */
export function pathOf({ pathname }: { pathname: string }): string {
  return `/${pathname.replace(/^\//, '')}`
}
