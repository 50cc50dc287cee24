import { escapeHtml } from './escapeHtml'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** One page of a sitemap. */
export interface SitemapUrl {
  url: string
  /** ISO 8601; absent where nobody knows. */
  modifiedAt?: string | null | undefined
}

/** A sitemap of pages. */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ url, modifiedAt }) =>
      `<url><loc>${escapeHtml(url)}</loc>${modifiedAt ? `<lastmod>${escapeHtml(modifiedAt)}</lastmod>` : ''}</url>`,
  )
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>\n`
}

/** The index of a site's sitemaps. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap><loc>${escapeHtml(url)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`
}
