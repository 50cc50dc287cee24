import type { NewsArticle, Organization } from 'schema-dts'
import { pathOf } from '@diwan/shared/content'
import { absoluteUrl } from '@/lib/absoluteUrl'
import type { ShareImage } from '@/lib/seo/pageSeo'
import type { NewsPage } from './queries'

/** A news item for search engines, in the language of its text. */
export function newsJsonLd(
  origin: string | URL | undefined,
  { entry, lang, cover }: NewsPage,
  publisher: Organization,
  /** The picture that stands for it where it is shared. */
  shared?: ShareImage | null,
): NewsArticle {
  const image = cover?.files.large ?? cover?.files.original ?? shared
  return {
    '@type': 'NewsArticle',
    headline: entry.title,
    ...(entry.excerpt && { description: entry.excerpt }),
    ...(image && { image: absoluteUrl(origin, image.path) }),
    datePublished: entry.date,
    inLanguage: lang,
    mainEntityOfPage: absoluteUrl(origin, pathOf(lang, 'news', entry.slug)),
    author: publisher,
    publisher,
  }
}
