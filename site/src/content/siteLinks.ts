import { type CatalogueEntry, type CatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes, type Locale, localePath } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { findFixedPage } from '@/content/pages/queries'
import { findExtraPage, listExtraPageSlugs } from '@/content/pages/queries'
import { findIndustry, listIndustrySlugs } from '@/content/industry-solutions/queries'
import { findService, listServiceSlugs } from '@/content/services/queries'

/** A link to a page of this site. */
export interface SiteLink {
  title: string
  href: string
}

/** The pages, the services and the industries, under the names their editors gave them. */
export interface SiteLinks {
  pages: SiteLink[]
  services: SiteLink[]
  solutions: SiteLink[]
}

const fixedPaths = new Set<string>(Object.values(pageCatalogue).map(({ path }) => path))
const HIDDEN: readonly CatalogueKey[] = ['thank-you']

/** What a page of the catalogue is called; nothing when there is no such page. */
function titleOf(key: CatalogueKey, locale: Locale): string | undefined {
  const { collection, label, path } = pageCatalogue[key]
  const slug = path.split('/').at(-1) ?? ''
  // Pages stand before anybody has written them, services and industries do not.
  if (collection === 'pages') return findFixedPage({ key, locale })?.entry.title ?? label
  if (collection === 'services') return findService({ slug, locale })?.entry.title
  return findIndustry({ slug, locale })?.entry.title
}

type Find = (at: { slug: string; locale: Locale }) => { entry: { title: string } } | null

/** Every page of the catalogue that visitors can see and every page that editors added, for the sitemap and for lost visitors. */
export const listSiteLinks = defineQuery('site.links', (_store, locale: Locale): SiteLinks => {
  const keys = (Object.keys(pageCatalogue) as CatalogueKey[]).filter((key) => !HIDDEN.includes(key))
  const under = (prefix: (path: string) => boolean) =>
    keys
      .filter((key) => prefix(pageCatalogue[key].path))
      .flatMap((key) => {
        const title = titleOf(key, locale)
        return title === undefined ? [] : [{ title, href: localePath(locale, pageCatalogue[key].path) }]
      })
  const isService = (path: string) => path.startsWith('/services/')
  const isSolution = (path: string) => path.startsWith('/solutions/')
  const added = (type: CatalogueEntry['collection'], slugs: string[], find: Find) =>
    slugs.flatMap((slug) => {
      const path = `${contentTypes[type].entryPath}/${slug}`
      const found = fixedPaths.has(path) ? null : find({ slug, locale })
      return found ? [{ title: found.entry.title, href: localePath(locale, path) }] : []
    })
  return {
    pages: [
      ...under((path) => !isService(path) && !isSolution(path)),
      ...added('pages', listExtraPageSlugs(), findExtraPage),
    ],
    services: [...under(isService), ...added('services', listServiceSlugs(), findService)],
    solutions: [...under(isSolution), ...added('industry-solutions', listIndustrySlugs(), findIndustry)],
  }
})
