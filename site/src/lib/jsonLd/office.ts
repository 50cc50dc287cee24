import type { LocalBusiness } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { organisationId } from './organisation'

export interface OfficeFacts {
  name: string
  address: string
  city: string
  country: string
  phone?: string | null | undefined
  email?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
  /** Path of a picture of it, or of the company's logo. */
  image?: string | null | undefined
  /** Path of the page with the office, and its place there. */
  path: string
}

/** A place where the company can be visited, for maps and local searches. */
export function office(
  origin: string | URL | undefined,
  { name, address, city, country, phone, email, latitude, longitude, image, path }: OfficeFacts,
): LocalBusiness {
  const url = absoluteUrl(origin, path)
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    name,
    url,
    ...(image && { image: absoluteUrl(origin, image) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country.toUpperCase(),
    },
    ...(latitude != null && longitude != null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    parentOrganization: { '@id': organisationId(origin) },
  }
}
