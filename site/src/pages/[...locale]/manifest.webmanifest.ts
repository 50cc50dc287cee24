import type { APIRoute } from 'astro'
import { webManifest } from '@/content/site-settings/webManifest'
import { localeOf, localeStaticPaths } from '@/content/localeParams'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(webManifest(localeOf(params.locale))), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  })
