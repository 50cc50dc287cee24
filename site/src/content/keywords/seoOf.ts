import type { Locale } from '@diwan/shared/content'
import { findMedia } from '@/content/media/queries'
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
  entry: { title: string; description?: string | null | undefined; image?: string | null | undefined },
): Pick<PageSeo, 'title' | 'description' | 'keywords' | 'image' | 'path'> {
  const record = findKeywords({ path, locale })
  const media = findMedia({ id: record?.image ?? own?.image ?? entry.image, locale })
  const share = media?.files.share
  return {
    path,
    title: record?.title ?? own?.title ?? entry.title,
    description: record?.description ?? own?.description ?? entry.description,
    keywords: record?.keywords,
    image: media && share ? { path: share.path, width: share.width, height: share.height, alt: media.alt } : null,
  }
}
