import type { CatalogueKey } from '@diwan/shared/catalogue'
import { type EntrySlug, type Locale, locales } from '@diwan/shared/content'
import { defineIndex, defineQuery, type Index, type StoreReader } from '@diwan/site/store'
import { listCategoryFilters, listTopicFilters } from '@/content/blogs/filters'
import { hasAppeared } from '@/content/hasAppeared'
import { findPath } from '@/content/findPath'
import { openingOf } from '@/content/vacancies/openingOf'

/** Pages of one sitemap file: small, because an edited page writes its file again. */
export const SITEMAP_SIZE = 250

const types = ['pages', 'services', 'industry-solutions', 'blogs', 'news', 'vacancies'] as const satisfies EntrySlug[]

type EntryType = (typeof types)[number]

/** `lists` are the pages that narrow the articles. */
type SitemapType = EntryType | 'lists'

const NOT_FOR_SEARCH: readonly CatalogueKey[] = ['thank-you']

// Counted from the first entry ever made, so that a new one only touches the last file.
const indexes = Object.fromEntries(
  types.map((collection) => [
    collection,
    defineIndex({
      name: `sitemap.${collection}`,
      collection,
      entriesOf: (body) => [{ partition: 'all', key: String(body.createdAt ?? '') }],
    }),
  ]),
) as Record<EntryType, Index>

const listFilters = (locale: Locale) => [...listCategoryFilters(locale), ...listTopicFilters(locale)]

/** One file: entries of a type, in a language, from a place on. */
export interface SitemapPart {
  type: SitemapType
  locale: Locale
  part: number
}

/** Every sitemap file there is. */
export const listSitemapParts = defineQuery('sitemap.parts', (store): SitemapPart[] =>
  locales.flatMap((locale): SitemapPart[] => [
    ...(listFilters(locale).length > 0 ? [{ type: 'lists' as const, locale, part: 1 }] : []),
    ...types.flatMap((type) => {
      const parts = Math.ceil(store.count(indexes[type], locale, 'all') / SITEMAP_SIZE)
      return Array.from({ length: parts }, (_, index) => ({ type, locale, part: index + 1 }))
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
  (store, { type, id, locale }: { type: EntryType; id: string; locale: Locale }): SitemapEntry | null => {
    const body = store.document(type, id, locale)
    const path = body && isForSearch(store, body) ? findPath({ collection: type, id, locale }) : null
    return path ? { path, modifiedAt: typeof body?.updatedAt === 'string' ? body.updatedAt : null } : null
  },
)

/** Paths of a sitemap file: pages with words of their own in the language that search engines may show. */
export const listSitemapPaths = defineQuery(
  'sitemap.paths',
  (store, { type, locale, part }: SitemapPart): SitemapEntry[] => {
    if (type === 'lists') return listFilters(locale).map(({ href }) => ({ path: href, modifiedAt: null }))
    return store
      .scan(indexes[type], locale, 'all', { offset: (part - 1) * SITEMAP_SIZE, limit: SITEMAP_SIZE })
      .flatMap((id) => findSitemapEntry({ type, id, locale }) ?? [])
  },
)

function isForSearch(store: StoreReader, body: Record<string, unknown>): boolean {
  if (!hasAppeared(store, body)) return false
  if (NOT_FOR_SEARCH.includes(body.catalogueKey as CatalogueKey)) return false
  if (typeof body.state !== 'string') return true
  const { state, closesAt } = body as { state: 'open'; closesAt?: string | null }
  return openingOf(store, { state, closesAt: closesAt ?? null }) !== 'closed'
}
