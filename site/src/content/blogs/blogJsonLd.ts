import type { Article, Organization } from 'schema-dts'
import { pathOf } from '@diwan/shared/content'
import { portraitPath } from '@/content/media/portraitPath'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { person } from '@/lib/jsonLd/person'
import type { ShareImage } from '@/lib/seo/pageSeo'
import type { BlogPage } from './queries'

/** An article for search engines, in the language of its text. */
export function blogJsonLd(
  origin: string | URL | undefined,
  { entry, lang, author, cover }: BlogPage,
  publisher: Organization,
  /** The picture that stands for it where it is shared. */
  shared?: ShareImage | null,
): Article {
  const image = cover?.files.large ?? cover?.files.original ?? shared
  return {
    '@type': 'Article',
    headline: entry.title,
    ...(entry.excerpt && { description: entry.excerpt }),
    ...(image && { image: absoluteUrl(origin, image.path) }),
    datePublished: entry.publishedAt,
    inLanguage: lang,
    mainEntityOfPage: absoluteUrl(origin, pathOf(lang, 'blogs', entry.slug)),
    author: author ? person(origin, { ...author, image: portraitPath(author.photo) }) : publisher,
    publisher,
  }
}
