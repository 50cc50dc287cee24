import type { APIRoute } from 'astro'
import { localeOf, localeStaticPaths } from '@/content/localeParams'
import { listVacancyFacets } from '@/content/vacancies/facetsOf'
import { facetRules } from '@/lib/facetRules'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params }) =>
  new Response(facetRules(listVacancyFacets(localeOf(params.locale))), { headers: { 'Content-Type': 'text/css' } })
