import type { APIRoute } from 'astro'
import { listSitemapParts, listSitemapPaths, type SitemapPart } from '@/content/sitemap'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { sitemapXml } from '@/lib/sitemapXml'

const nameOf = ({ locale, type, part }: SitemapPart) => `${locale}-${type}-${part}`

export const getStaticPaths = () => listSitemapParts().map((part) => ({ params: { name: nameOf(part) } }))

export const GET: APIRoute = ({ params, site }) => {
  const part = listSitemapParts().find((each) => nameOf(each) === params.name)
  if (part === undefined) return new Response(null, { status: 404 })
  const urls = listSitemapPaths(part).map(({ path, modifiedAt }) => ({ url: absoluteUrl(site, path), modifiedAt }))
  return new Response(sitemapXml(urls), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
