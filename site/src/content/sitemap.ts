import { type EntrySlug, entrySlugs, type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import { defineIndex, defineQuery, type Index, type StoreReader } from '@diwan/site/store'
import { type Bucket, bucketIndex, bucketLettersOf, bucketsFor, EVERY, scanOf } from '@/content/buckets'
import { listCategoryFilters, listTopicFilters } from '@/content/blogs/filters'
import { pathOfBody } from '@/content/findPath'
import { isForSearch } from '@/content/isForSearch'
import { listReports, requestPath } from '@/content/reports/queries'

/** Pages of one sitemap file, about: few, because an edited page writes its file again. */
export const SITEMAP_SIZE = 250

/** `lists` are the pages that narrow the articles, and those that ask for a report: no entry of a type with pages is behind them. */
type SitemapType = EntrySlug | 'lists'

const types = entrySlugs()

// All that a sitemap tells of an entry, and what decides whether it does.
const FACTS = ['slug', 'catalogueKey', 'publishedAt', 'date', 'state', 'closesAt', 'updatedAt'] as const
type Facts = Pick<DocumentBody, (typeof FACTS)[number]>

/**
 * A type's entries by bucket, with these facts in their places: a file is made without reading a document, or asking about each
 * entry by itself. An entry that is saved has another place, because the time of that is one of the facts.
 */
const factIndex = (collection: EntrySlug): Index =>
  defineIndex({
    name: `${collection}.sitemap`,
    collection,
    entriesOf: (body, _locale, id) => [{ partition: EVERY, key: keyOf(body, id) }],
  })

const keyOf = (body: DocumentBody, id: string) =>
  [bucketLettersOf(id), ...FACTS.map((name) => body[name] ?? '')].join('\n')

function factsOf(key: string): Facts {
  const [, ...values] = key.split('\n')
  return Object.fromEntries(FACTS.map((name, at) => [name, values[at] === '' ? null : values[at]])) as Facts
}

const indexOfEach = <T>(make: (collection: EntrySlug) => T) =>
  Object.fromEntries(types.map((collection) => [collection, make(collection)])) as Record<EntrySlug, T>

const buckets = indexOfEach(bucketIndex)
const facts = indexOfEach(factIndex)

const listOthers = (locale: Locale): string[] => [
  ...[...listCategoryFilters(locale), ...listTopicFilters(locale)].map(({ href }) => href),
  ...listReports({ locale }).flatMap(({ access, slug }) => (access === 'gated' ? [requestPath(locale, slug)] : [])),
]

/** One file: one bucket of a type's entries in a language. */
export interface SitemapPart extends Bucket {
  type: SitemapType
  locale: Locale
}

/** Every sitemap file there is. */
export const listSitemapParts = defineQuery('sitemap.parts', (store): SitemapPart[] =>
  locales.flatMap((locale): SitemapPart[] => [
    ...(listOthers(locale).length > 0 ? [{ type: 'lists' as const, locale, part: 1, of: 1 }] : []),
    ...types.flatMap((type) => {
      const of = bucketsFor(store.count(buckets[type], locale, EVERY), SITEMAP_SIZE)
      return Array.from({ length: of }, (_, index) => ({ type, locale, part: index + 1, of }))
    }),
  ]),
)

interface SitemapEntry {
  path: string
  modifiedAt: string | null
}

function entryOf(
  store: StoreReader,
  { updatedAt, ...body }: Facts,
  { type, locale }: { type: EntrySlug; locale: Locale },
): SitemapEntry[] {
  const path = isForSearch(store, body) ? pathOfBody(body, { collection: type, locale }) : null
  return path ? [{ path, modifiedAt: typeof updatedAt === 'string' ? updatedAt : null }] : []
}

/** Paths of a sitemap file: pages with words of their own in the language that search engines may show. */
export const listSitemapPaths = defineQuery(
  'sitemap.paths',
  (store, { type, locale, ...bucket }: SitemapPart): SitemapEntry[] => {
    if (type === 'lists') return listOthers(locale).map((path) => ({ path, modifiedAt: null }))
    return store
      .scanEntries(facts[type], locale, EVERY, scanOf(bucket))
      .flatMap(({ key }) => entryOf(store, factsOf(key), { type, locale }))
  },
)
