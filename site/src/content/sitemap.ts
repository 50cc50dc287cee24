import { type EntrySlug, entrySlugs, type Locale, locales } from '@diwan/shared/content'
import { defineQuery, type Index } from '@diwan/site/store'
import { BUCKETS, bucketIndex, bucketName, EVERY } from '@/content/buckets'
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

/** How many files a type takes: a power of two, so that an entry that comes or goes moves no other, but where they double. */
const filesOf = (entries: number) =>
  entries === 0 ? 0 : Math.min(BUCKETS, 2 ** Math.ceil(Math.log2(Math.max(1, entries / SITEMAP_SIZE))))

const listFilters = (locale: Locale) => [...listCategoryFilters(locale), ...listTopicFilters(locale)]

/** One file: every `of`th bucket of a type's entries in a language. */
export interface SitemapPart {
  type: SitemapType
  locale: Locale
  part: number
  of: number
}

/** Every sitemap file there is. */
export const listSitemapParts = defineQuery('sitemap.parts', (store): SitemapPart[] =>
  locales.flatMap((locale): SitemapPart[] => [
    ...(listFilters(locale).length > 0 ? [{ type: 'lists' as const, locale, part: 1, of: 1 }] : []),
    ...types.flatMap((type) => {
      const of = filesOf(store.count(indexes[type], locale, EVERY))
      return Array.from({ length: of }, (_, index) => ({ type, locale, part: index + 1, of }))
    }),
  ]),
)

interface SitemapEntry {
  path: string
  modifiedAt: string | null
}

// One question per entry: an edit then reads that entry again and not the whole file's.
const findSitemapEntry = defineQuery(
  'sitemap.entry',
  (store, { type, id, locale }: { type: EntrySlug; id: string; locale: Locale }): SitemapEntry | null => {
    const body = store.document(type, id, locale)
    const path = body && isForSearch(store, body) ? findPath({ collection: type, id, locale }) : null
    return path ? { path, modifiedAt: typeof body?.updatedAt === 'string' ? body.updatedAt : null } : null
  },
)

/** Paths of a sitemap file: pages with words of their own in the language that search engines may show. */
export const listSitemapPaths = defineQuery(
  'sitemap.paths',
  (store, { type, locale, part, of }: SitemapPart): SitemapEntry[] => {
    if (type === 'lists') return listFilters(locale).map(({ href }) => ({ path: href, modifiedAt: null }))
    return Array.from({ length: BUCKETS / of }, (_, turn) => bucketName(turn * of + part - 1))
      .flatMap((bucket) => store.scan(indexes[type], locale, bucket))
      .flatMap((id) => findSitemapEntry({ type, id, locale }) ?? [])
  },
)
