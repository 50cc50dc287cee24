import { type EntrySlug, entrySlugs, type Locale, locales } from '@diwan/shared/content'
import { defineQuery, type Index } from '@diwan/site/store'
import { type Bucket, type Bucketed, bucketIndex, bucketsFor, entriesIn, EVERY } from '@/content/buckets'
import { listCategoryFilters, listTopicFilters } from '@/content/blogs/filters'
import { findPath } from '@/content/findPath'
import { isForSearch } from '@/content/isForSearch'

/** Pages of one sitemap file, about: few, because an edited page writes its file again. */
export const SITEMAP_SIZE = 250

/** `lists` are the pages that narrow the articles. */
type SitemapType = EntrySlug | 'lists'

const types = entrySlugs()

const indexes = Object.fromEntries(types.map((collection) => [collection, bucketIndex(collection)])) as Record<
  EntrySlug,
  Index
>

const listFilters = (locale: Locale) => [...listCategoryFilters(locale), ...listTopicFilters(locale)]

/** One file: one bucket of a type's entries in a language. */
export interface SitemapPart extends Bucket {
  type: SitemapType
  locale: Locale
}

/** Every sitemap file there is. */
export const listSitemapParts = defineQuery('sitemap.parts', (store): SitemapPart[] =>
  locales.flatMap((locale): SitemapPart[] => [
    ...(listFilters(locale).length > 0 ? [{ type: 'lists' as const, locale, part: 1, of: 1 }] : []),
    ...types.flatMap((type) => {
      const of = bucketsFor(store.count(indexes[type], locale, EVERY), SITEMAP_SIZE)
      return Array.from({ length: of }, (_, index) => ({ type, locale, part: index + 1, of }))
    }),
  ]),
)

interface SitemapEntry {
  path: string
  modifiedAt: string | null
}

// One question per entry, whose answers are kept: an edit then reads that entry again and not the whole file's.
const findSitemapEntry = defineQuery(
  'sitemap.entry',
  (store, { type, id, locale }: Bucketed & { type: EntrySlug; locale: Locale }): SitemapEntry | null => {
    const body = store.document(type, id, locale)
    const path = body && isForSearch(store, body) ? findPath({ collection: type, id, locale }) : null
    return path ? { path, modifiedAt: store.changedAt(type, id, locale) } : null
  },
  { isKept: true },
)

/** Paths of a sitemap file: pages with words of their own in the language that search engines may show. */
export const listSitemapPaths = defineQuery(
  'sitemap.paths',
  (store, { type, locale, ...bucket }: SitemapPart): SitemapEntry[] => {
    if (type === 'lists') return listFilters(locale).map(({ href }) => ({ path: href, modifiedAt: null }))
    const entries = entriesIn(store, { type, locale, ...bucket }).map((entry) => ({ ...entry, type, locale }))
    return findSitemapEntry.each(entries).filter((entry) => entry !== null)
  },
)
