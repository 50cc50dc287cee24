import { localePath, type Locale } from '@diwan/shared/content'
import type { Thing } from 'schema-dts'

/** Picture shown where a page is shared. */
export interface ShareImage {
  path: string
  width?: number | null | undefined
  height?: number | null | undefined
  alt: string
}

/** What search engines and social networks are told about a page. */
export interface PageSeo {
  /** Without the company's name, which the head adds. */
  title: string
  description?: string | null | undefined
  keywords?: readonly string[] | undefined
  /** Path without the language. */
  path: string
  /** Languages the page has words of its own in. */
  languages: readonly Locale[]
  image?: ShareImage | null | undefined
  type?: 'website' | 'article' | 'profile' | undefined
  publishedAt?: string | null | undefined
  modifiedAt?: string | null | undefined
  noindex?: boolean | undefined
  jsonLd?: readonly Thing[] | undefined
  /** Feeds of what this page lists. */
  feeds?: readonly { title: string; path: string }[] | undefined
}

/** The page's own path, or the other language's when only that one has its words. */
export function canonicalPath(locale: Locale, { path, languages }: Pick<PageSeo, 'path' | 'languages'>): string {
  const own = languages.includes(locale) ? locale : (languages[0] ?? locale)
  return localePath(own, path)
}

/** Versions of a page for `hreflang`; none unless both languages have words of their own. */
export function alternatesOf({ path, languages, noindex }: PageSeo): { hreflang: string; path: string }[] {
  if (noindex || !(languages.includes('en') && languages.includes('ar'))) return []
  return [
    { hreflang: 'en', path: localePath('en', path) },
    { hreflang: 'ar', path: localePath('ar', path) },
    { hreflang: 'x-default', path: localePath('en', path) },
  ]
}

// Search results break off longer ones, and name the site above them in any case.
const MAX_TITLE_LENGTH = 70

/** The text of `<title>`: the page's, then the company's unless the page's names it already or leaves no room for it. */
export function documentTitle(title: string, companyName: string): string {
  const whole = `${title} | ${companyName}`
  return companyName === '' || title.includes(companyName) || whole.length > MAX_TITLE_LENGTH ? title : whole
}
