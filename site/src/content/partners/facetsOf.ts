import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { listServicesByIds } from '@/content/services/queries'
import type { Facet } from '@/lib/facetRules'
import { listPartners } from './queries'
import { type PartnerEntry, partnerRegions } from './schema'

/** What the directory of partners can be narrowed by, each value once. */
export function facetsOf(partners: readonly PartnerEntry[], locale: Locale) {
  const ids = [...new Set(partners.flatMap((partner) => partner.services))]
  return {
    regions: partnerRegions.filter((region) => partners.some((partner) => partner.region === region)),
    services: listServicesByIds({ ids, locale }),
  }
}

/** Places of a partner's values among those of the directory, counted from 1. */
export function placesOf(partner: PartnerEntry, { regions, services }: ReturnType<typeof facetsOf>) {
  return {
    region: [regions.indexOf(partner.region) + 1],
    service: services.flatMap(({ id }, index) => (partner.services.includes(id) ? [index + 1] : [])),
  }
}

/** Which values the partners have, by place: what the filters' stylesheet follows from. */
export const listPartnerFacets = defineQuery('partners.listFacets', (_store, locale: Locale): Facet[] => {
  const partners = listPartners(locale)
  const facets = facetsOf(partners, locale)
  const places = partners.map((partner) => placesOf(partner, facets))
  return [
    { name: 'region', count: facets.regions.length, places: places.map(({ region }) => region) },
    { name: 'service', count: facets.services.length, places: places.map(({ service }) => service) },
  ]
})
