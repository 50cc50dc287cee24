import { contentTypes, type EntrySlug, type Locale } from '@diwan/shared/content'
import { findMedia, findShareImage } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import type { PageSeo, ShareImage } from '@/lib/seo/pageSeo'
import { findKeywords, findPagePicture } from './queries'

/** What the entry itself says, for routes without a record of their own. */
interface EntrySeo {
  title?: string | null | undefined
  description?: string | null | undefined
  image?: string | null | undefined
}

// Networks show photographs and the like, and no drawings.
function shareImageOf(media: MediaEntry | null | undefined): ShareImage | null {
  const { share, original } = media?.files ?? {}
  const file = share ?? (original && /^image\/(?!svg)/.test(original.mimeType) ? original : undefined)
  return media && file ? { path: file.path, width: file.width, height: file.height, alt: media.alt } : null
}

const listPathOf = (type: EntrySlug | undefined) => {
  const about = type && contentTypes[type]
  return about && 'listPath' in about ? about.listPath : undefined
}

/** Title, description, words and share image of a page: its `keywords` record, then the entry's SEO group, then the entry. */
export function seoOf(
  locale: Locale,
  path: string,
  own: EntrySeo | null | undefined,
  entry: {
    title: string
    description?: string | null | undefined
    image?: string | null | undefined
    /** The entry that a share image was made for. */
    of?: { type: EntrySlug; id: string }
    /** Path of the list that the page is a part of, when it is not the list of the entry's type. */
    list?: string
  },
): Pick<PageSeo, 'title' | 'description' | 'keywords' | 'image' | 'path'> {
  const record = findKeywords({ path, locale })
  const pictureOf = (page: string | undefined) => (page ? findPagePicture({ path: page, locale }) : null)
  return {
    path,
    title: record?.title ?? own?.title ?? entry.title,
    description: record?.description ?? own?.description ?? entry.description,
    keywords: record?.keywords,
    // What an editor chose, then what was made for the entry, then its cover; else the picture of its list, or of the site.
    image:
      shareImageOf(findMedia({ id: record?.image ?? own?.image, locale })) ??
      shareImageOf(entry.of && findShareImage({ ...entry.of, locale })) ??
      shareImageOf(findMedia({ id: entry.image, locale })) ??
      shareImageOf(pictureOf(entry.list ?? listPathOf(entry.of?.type))) ??
      shareImageOf(pictureOf('/')),
  }
}
