import type { APIRoute } from 'astro'
import { localeOf, localeStaticPaths } from '@/content/localeParams'
import { listPartnerFacets } from '@/content/partners/facetsOf'
import { facetRules } from '@/lib/facetRules'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params }) =>
  new Response(facetRules(listPartnerFacets(localeOf(params.locale))), { headers: { 'Content-Type': 'text/css' } })
