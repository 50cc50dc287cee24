import { type Locale, locales, pathOf } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { slugList } from '@/content/buckets'
import { type CategoryLink, findCategory } from '@/content/categories/queries'
import { defineDatedList } from '@/content/defineDatedList'
import { hasAppeared } from '@/content/hasAppeared'
import { type Localized, readEntry, readLocalized } from '@/content/localized'
import { findMedia } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import { resolveRichText, type RichTextContent } from '@/content/resolveRichText'
import { newsBySlug } from './indexes'
import { type News, newsSchema, newsSummarySchema } from './schema'

/** Partition of all news. */
export const ALL_NEWS = 'all'

const byDate = defineIndex({
  name: 'news.byDate',
  collection: 'news',
  entriesOf: (body) => [{ partition: ALL_NEWS, key: String(body.date ?? '') }],
})

/** The queries of the news list. */
export const newsLists = defineDatedList('news', byDate)

/** A news item as lists show it. */
export interface NewsSummary {
  id: string
  href: string
  title: string
  excerpt: string | null
  cover: MediaEntry | null
  category: CategoryLink | null
  date: string
}

/** A news item for a card, `null` where it is not published. */
export const findNewsSummary = defineQuery(
  'news.findSummary',
  (store, { id, locale }: { id: string; locale: Locale }): NewsSummary | null => {
    const news = readEntry(store, 'news', id, locale, newsSummarySchema)
    if (news === null) return null
    const { slug, title, excerpt, date } = news
    const [category = null] = news.categories.flatMap((each) => findCategory({ id: each, locale }) ?? [])
    return {
      id,
      href: pathOf(locale, 'news', slug),
      title,
      excerpt,
      cover: findMedia({ id: news.cover, locale }),
      category,
      date,
    }
  },
)

/** The newest news of a language, for feeds. */
export const listLatestNews = defineQuery(
  'news.listLatest',
  (_store, { locale, limit }: { locale: Locale; limit: number }): NewsSummary[] =>
    newsLists.listNewest({ locale, partition: ALL_NEWS, limit }).flatMap((id) => findNewsSummary({ id, locale }) ?? []),
)

/** Everything the page of a news item shows, but its neighbours. */
export interface NewsPage extends Localized<Omit<News, 'body'>> {
  body: RichTextContent | null
  cover: MediaEntry | null
  categories: CategoryLink[]
}

/** The news item at a slug; `null` until its date has come in some language. */
export const findNews = defineQuery(
  'news.find',
  (store, { slug, locale }: { slug: string; locale: Locale }): NewsPage | null => {
    const id = locales.flatMap((each) => store.scan(newsBySlug, each, slug)).at(0)
    const found = id === undefined ? null : readLocalized(store, 'news', id, locale, newsSchema)
    if (found === null || !hasAppeared(store, found.entry)) return null
    const { body, ...entry } = found.entry
    return {
      ...found,
      entry,
      body: resolveRichText(locale, body, found.lang),
      cover: findMedia({ id: entry.cover, locale }),
      categories: entry.categories.flatMap(
        (each) => findCategory({ id: each, locale }) ?? findCategory({ id: each, locale: found.lang }) ?? [],
      ),
    }
  },
)

/** News next to one by date, as far as the page's language has them. */
export const listRelatedNews = defineQuery(
  'news.listRelated',
  (_store, { id, lang, locale }: { id: string; lang: Locale; locale: Locale }): string[] =>
    newsLists
      .listNeighbours({ id, locale: lang, partition: ALL_NEWS })
      .filter((other) => findNewsSummary({ id: other, locale }) !== null),
)

/** Slugs of the news that have appeared in any language. */
export const listNewsSlugs = slugList('news', 'news.listSlugs')
