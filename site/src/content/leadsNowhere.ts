import { pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes, type EntrySlug, entrySlugs, isSystemPath, type Locale, splitLocale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { findBlog } from '@/content/blogs/queries'
import { findIndustry } from '@/content/industry-solutions/queries'
import { findNews } from '@/content/news/queries'
import { findExtraPage } from '@/content/pages/queries'
import { findService } from '@/content/services/queries'
import { findVacancy } from '@/content/vacancies/queries'

const ENTRY = /^(\/[a-z-]+)?\/([a-z0-9-]+)(?=[?#]|$)/
/** Pages that stand whether or not somebody has written them. */
const fixedPaths = new Set<string>(['/search', ...Object.values(pageCatalogue).map(({ path }) => path)])

type Find = (at: { slug: string; locale: Locale }) => object | null

const finders: Record<EntrySlug, Find> = {
  pages: findExtraPage,
  services: findService,
  'industry-solutions': findIndustry,
  blogs: findBlog,
  news: findNews,
  vacancies: findVacancy,
}

const rules = defineIndex({
  name: 'redirects.byPath',
  collection: 'redirects',
  entriesOf: (body) => [{ partition: String(body.from), key: '' }],
})

/** Whether an editor's link leads to an entry that visitors cannot see, in any language, and that no rule leads on from. */
export const leadsNowhere = defineQuery('links.leadNowhere', (store, href: string): boolean => {
  const [locale, plain] = splitLocale(href)
  const [path, folder = '', slug] = ENTRY.exec(plain) ?? []
  if (path === undefined || slug === undefined || isSystemPath(path)) return false
  if (folder === '' && fixedPaths.has(path)) return false
  const type = entrySlugs().find((each) => contentTypes[each].entryPath === folder)
  if (type === undefined || finders[type]({ slug, locale }) !== null) return false
  return [path, `/ar${path}`].every((from) => store.scan(rules, 'en', from).length === 0)
})

/** Links as they are shown: those that lead nowhere are marked. */
export const markGone = <T extends { href: string }>(links: T[]): (T & { isGone?: true })[] =>
  links.map((link) => (leadsNowhere(link.href) ? { ...link, isGone: true } : link))
