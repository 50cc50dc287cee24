import type { APIRoute } from 'astro'
import { listSitemapParts } from '@/content/sitemap'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { sitemapIndexXml } from '@/lib/sitemapXml'

export const GET: APIRoute = ({ site }) => {
  const urls = listSitemapParts().map(({ locale, type, part }) =>
    absoluteUrl(site, `/sitemap-${locale}-${type}-${part}.xml`),
  )
  return new Response(sitemapIndexXml(urls), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
