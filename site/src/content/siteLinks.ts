import { type CatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import { type Locale, localePath } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { findFixedPage } from '@/content/pages/queries'
import { findExtraPage, listExtraPageSlugs } from '@/content/pages/queries'
import { findIndustry } from '@/content/industry-solutions/queries'
import { findService } from '@/content/services/queries'

/** A link to a page of this site. */
export interface SiteLink {
  title: string
  href: string
}

/** The fixed pages, the services and the industries, under the names their editors gave them. */
export interface SiteLinks {
  pages: SiteLink[]
  services: SiteLink[]
  solutions: SiteLink[]
}

const HIDDEN: readonly CatalogueKey[] = ['thank-you']

function titleOf(key: CatalogueKey, locale: Locale): string | undefined {
  const { collection, path } = pageCatalogue[key]
  const slug = path.split('/').at(-1) ?? ''
  if (collection === 'pages') return findFixedPage({ key, locale })?.entry.title
  if (collection === 'services') return findService({ slug, locale })?.entry.title
  return findIndustry({ slug, locale })?.entry.title
}

/** Every page of the catalogue and every page that editors added, for the sitemap and for lost visitors. */
export const listSiteLinks = defineQuery('site.links', (_store, locale: Locale): SiteLinks => {
  const keys = (Object.keys(pageCatalogue) as CatalogueKey[]).filter((key) => !HIDDEN.includes(key))
  const under = (prefix: (path: string) => boolean) =>
    keys
      .filter((key) => prefix(pageCatalogue[key].path))
      .map((key) => ({
        title: titleOf(key, locale) ?? pageCatalogue[key].label,
        href: localePath(locale, pageCatalogue[key].path),
      }))
  const isService = (path: string) => path.startsWith('/services/')
  const isSolution = (path: string) => path.startsWith('/solutions/')
  const extra = listExtraPageSlugs().flatMap((slug) => {
    const page = findExtraPage({ slug, locale })
    return page ? [{ title: page.entry.title, href: localePath(locale, `/${slug}`) }] : []
  })
  return {
    pages: [...under((path) => !isService(path) && !isSolution(path)), ...extra],
    services: under(isService),
    solutions: under(isSolution),
  }
})
