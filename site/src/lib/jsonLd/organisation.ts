import type { Organization } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'

export interface Company {
  name: string
  legalName?: string | null | undefined
  description?: string | null | undefined
  foundedYear?: number | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  address?: string | null | undefined
  city?: string | null | undefined
  country?: string | null | undefined
  /** Path of the logo file. */
  logo?: string | null | undefined
  social?: readonly string[] | undefined
}

/** Id by which other statements of the same page name the company. */
export function organisationId(origin: string | URL | undefined): string {
  return `${absoluteUrl(origin, '/')}/#organization`
}

export type NamedOrganisation = Organization & { name: string }

/** The company, as search engines want to know it. */
export function organisation(origin: string | URL | undefined, company: Company): NamedOrganisation {
  return {
    '@type': 'Organization',
    '@id': organisationId(origin),
    name: company.name,
    url: absoluteUrl(origin, '/'),
    ...(company.legalName && { legalName: company.legalName }),
    ...(company.description && { description: company.description }),
    ...(company.foundedYear && { foundingDate: String(company.foundedYear) }),
    ...(company.email && { email: company.email }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.logo && { logo: absoluteUrl(origin, company.logo) }),
    ...(company.social?.length && { sameAs: [...company.social] }),
    ...((company.address || company.city) && {
      address: {
        '@type': 'PostalAddress',
        ...(company.address && { streetAddress: company.address }),
        ...(company.city && { addressLocality: company.city }),
        ...(company.country && { addressCountry: company.country }),
      },
    }),
  }
}
