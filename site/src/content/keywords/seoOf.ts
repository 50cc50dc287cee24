import type { EntrySlug, Locale } from '@diwan/shared/content'
import { findMedia, findShareImage } from '@/content/media/queries'
import type { PageSeo } from '@/lib/seo/pageSeo'
import { findKeywords } from './queries'

/** What the entry itself says, for routes without a record of their own. */
interface EntrySeo {
  title?: string | null | undefined
  description?: string | null | undefined
  image?: string | null | undefined
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
  },
): Pick<PageSeo, 'title' | 'description' | 'keywords' | 'image' | 'path'> {
  const record = findKeywords({ path, locale })
  // What an editor chose, then what was made for the entry, then its cover.
  const chosen = findMedia({ id: record?.image ?? own?.image, locale })
  const media =
    chosen ?? (entry.of && findShareImage({ ...entry.of, locale })) ?? findMedia({ id: entry.image, locale })
  const share = media?.files.share ?? media?.files.original
  return {
    path,
    title: record?.title ?? own?.title ?? entry.title,
    description: record?.description ?? own?.description ?? entry.description,
    keywords: record?.keywords,
    image: media && share ? { path: share.path, width: share.width, height: share.height, alt: media.alt } : null,
  }
}
