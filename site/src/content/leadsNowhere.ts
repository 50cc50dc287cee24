import { pageCatalogue } from '@diwan/shared/catalogue'
import {
  contentTypes,
  type EntrySlug,
  entrySlugs,
  isSystemPath,
  type Locale,
  locales,
  splitLocale,
} from '@diwan/shared/content'
import { defineIndex, defineQuery, type Index, type StoreReader } from '@diwan/site/store'
import { blogsBySlug } from '@/content/blogs/indexes'
import { findPath } from '@/content/findPath'
import { findIndustry } from '@/content/industry-solutions/queries'
import { newsBySlug } from '@/content/news/indexes'
import { findExtraPage } from '@/content/pages/queries'
import { findService } from '@/content/services/queries'
import { findVacancy } from '@/content/vacancies/queries'

const ENTRY = /^(\/[a-z-]+)?\/([a-z0-9-]+)(?=[?#]|$)/
/** Pages that stand whether or not somebody has written them. */
const fixedPaths = new Set<string>(['/search', ...Object.values(pageCatalogue).map(({ path }) => path)])

interface EntryAddress {
  type: EntrySlug
  slug: string
  locale: Locale
  path: string
}

/** The entry that an address of this site names, and its path without language. */
function entryAt(href: string): EntryAddress | null {
  const [locale, plain] = splitLocale(withoutOrigin(href))
  const [path, folder = '', slug] = ENTRY.exec(plain) ?? []
  if (path === undefined || slug === undefined || isSystemPath(path)) return null
  if (folder === '' && fixedPaths.has(path)) return null
  const type = entrySlugs().find((each) => contentTypes[each].entryPath === folder)
  return type === undefined ? null : { type, slug, locale, path }
}

function withoutOrigin(href: string): string {
  const { SITE } = import.meta.env
  if (SITE === undefined || href.startsWith('/') || !URL.canParse(href)) return href
  const { origin, pathname, search, hash } = new URL(href)
  return origin === new URL(SITE).origin ? `${pathname}${search}${hash}` : href
}

type Find = (at: { slug: string; locale: Locale }, store: StoreReader) => object | string | null

/** Asks for no text: long texts lead to one another. */
const ofIndex =
  (collection: 'blogs' | 'news', bySlug: Index): Find =>
  ({ slug, locale }, store) => {
    const id = locales.flatMap((each) => store.scan(bySlug, each, slug)).at(0)
    return id === undefined ? null : findPath({ collection, id, locale })
  }

const finders: Record<EntrySlug, Find> = {
  pages: (at) => findExtraPage(at),
  services: (at) => findService(at),
  'industry-solutions': (at) => findIndustry(at),
  blogs: ofIndex('blogs', blogsBySlug),
  news: ofIndex('news', newsBySlug),
  vacancies: (at) => findVacancy(at),
}

const rules = defineIndex({
  name: 'redirects.byPath',
  collection: 'redirects',
  entriesOf: (body) => [{ partition: String(body.from), key: '' }],
})

const isThere = (store: StoreReader, { type, slug, locale }: EntryAddress) =>
  finders[type]({ slug, locale }, store) !== null

/** Whether a rule's target can be seen. Rules do not follow one another: saving one writes where the last of them leads. */
function leadsOn(store: StoreReader, rule: string): boolean {
  const to = store.document('redirects', rule, 'en')?.to
  const entry = typeof to === 'string' ? entryAt(to) : null
  return entry === null || isThere(store, entry)
}

const isGone = defineQuery('links.isGone', (store, entry: EntryAddress): boolean => {
  if (isThere(store, entry)) return false
  const found = [entry.path, `/ar${entry.path}`].flatMap((from) => store.scan(rules, 'en', from))
  return !found.some((rule) => leadsOn(store, rule))
})

/** Whether an editor's link leads to an entry that visitors cannot see, in any language, and that no rule leads on from to what they can. */
export function leadsNowhere(href: string): boolean {
  const entry = entryAt(href)
  return entry !== null && isGone(entry)
}

/** Links as they are shown: those that lead nowhere are marked. */
export const markGone = <T extends { href: string }>(links: T[]): (T & { isGone?: true })[] =>
  links.map((link) => (leadsNowhere(link.href) ? { ...link, isGone: true } : link))
