import type { APIRoute } from 'astro'
import { absoluteUrl } from '@/lib/absoluteUrl'

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api',
      'Disallow: /preview',
      '',
      `Sitemap: ${absoluteUrl(site, '/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
