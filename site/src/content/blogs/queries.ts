import { type Locale, locales, pathOf } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { slugList } from '@/content/buckets'
import { type CategoryLink, findCategory } from '@/content/categories/queries'
import { defineDatedList } from '@/content/defineDatedList'
import { findPath } from '@/content/findPath'
import { hasAppeared } from '@/content/hasAppeared'
import { type Localized, readEntry, readLocalized } from '@/content/localized'
import { findMedia } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import { resolveRichText, type RichTextContent } from '@/content/resolveRichText'
import { leaderPath } from '@/lib/leaderPath'
import { readingTime } from '@/lib/readingTime'
import { headingsOf, type Heading } from '@/lib/richText/headingsOf'
import { textOf } from '@/lib/richText/textOf'
import { ALL, blogsByDate, blogsBySlug, ofCategory } from './indexes'
import { authorSchema, type Blog, blogSchema, blogSummarySchema } from './schema'

/** The queries of the article lists. */
export const blogLists = defineDatedList('blogs', blogsByDate)

/** An article as lists show it. */
export interface BlogSummary {
  id: string
  href: string
  title: string
  excerpt: string | null
  cover: MediaEntry | null
  category: CategoryLink | null
  publishedAt: string
}

/** An article for a card, `null` where it is not published. */
export const findBlogSummary = defineQuery(
  'blogs.findSummary',
  (store, { id, locale }: { id: string; locale: Locale }): BlogSummary | null => {
    const blog = readEntry(store, 'blogs', id, locale, blogSummarySchema)
    if (blog === null) return null
    const { slug, title, excerpt, publishedAt, categories } = blog
    const [category = null] = categories.flatMap((each) => findCategory({ id: each, locale }) ?? [])
    const cover = findMedia({ id: blog.cover, locale })
    return { id, href: pathOf(locale, 'blogs', slug), title, excerpt, cover, category, publishedAt }
  },
)

/** The newest articles of a language, for feeds. */
export const listLatestBlogs = defineQuery(
  'blogs.listLatest',
  (_store, { locale, limit }: { locale: Locale; limit: number }): BlogSummary[] =>
    blogLists.listNewest({ locale, partition: ALL, limit }).flatMap((id) => findBlogSummary({ id, locale }) ?? []),
)

/** Who wrote an article, in the page's language where they are published in it. */
export interface Author {
  lang: Locale
  name: string
  /** Where the site tells about them. */
  path: string
  role: string | null
  photo: MediaEntry | null
  bio: string | null
  linkedin: string | null
}

/** Everything the page of an article shows, but its neighbours. */
export interface BlogPage extends Localized<Omit<Blog, 'body'>> {
  body: RichTextContent | null
  headings: Heading[]
  minutes: number
  cover: MediaEntry | null
  categories: CategoryLink[]
  author: Author | null
  services: { title: string; href: string }[]
}

/** The article at a slug; `null` until it has appeared in some language. */
export const findBlog = defineQuery(
  'blogs.find',
  (store, { slug, locale }: { slug: string; locale: Locale }): BlogPage | null => {
    const id = locales.flatMap((each) => store.scan(blogsBySlug, each, slug)).at(0)
    const found = id === undefined ? null : readLocalized(store, 'blogs', id, locale, blogSchema)
    if (found === null || !hasAppeared(store, found.entry)) return null
    const { body: value, ...entry } = found.entry
    const { lang } = found
    const body = resolveRichText(locale, value, lang)
    const writer = entry.author ? readLocalized(store, 'leaders', entry.author, locale, authorSchema) : null
    const author = writer?.entry
    return {
      ...found,
      entry,
      body,
      headings: body ? headingsOf(body.document) : [],
      minutes: readingTime(lang, body ? textOf(body.document) : ''),
      cover: findMedia({ id: entry.cover, locale }),
      categories: entry.categories.flatMap(
        (each) => findCategory({ id: each, locale }) ?? findCategory({ id: each, locale: lang }) ?? [],
      ),
      author: author
        ? {
            lang: writer.lang,
            name: author.title,
            path: leaderPath(writer.lang, author.slug),
            role: author.role,
            photo: findMedia({ id: author.photo, locale }),
            bio: author.bio,
            linkedin: author.linkedin,
          }
        : null,
      services: entry.relatedServices.flatMap((service) => {
        const title = (store.document('services', service, locale) ?? store.document('services', service, lang))?.title
        const href = findPath({ collection: 'services', id: service, locale })
        return typeof title === 'string' && href ? [{ title, href }] : []
      }),
    }
  },
)

/** Articles next to one by date within its first category, as far as the page's language has them. */
export const listRelatedBlogs = defineQuery(
  'blogs.listRelated',
  (
    _store,
    { id, category, lang, locale }: { id: string; category: string | undefined; lang: Locale; locale: Locale },
  ): string[] =>
    blogLists
      .listNeighbours({ id, locale: lang, partition: category ? ofCategory(category) : ALL })
      .filter((other) => findBlogSummary({ id: other, locale }) !== null),
)

/** Slugs of the articles that have appeared in any language. */
export const listBlogSlugs = slugList('blogs', 'blogs.listSlugs')
