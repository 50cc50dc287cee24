import type { Person } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { organisationId } from './organisation'

export interface PersonFacts {
  name: string
  role?: string | null | undefined
  /** Path of the portrait. */
  image?: string | null | undefined
  linkedin?: string | null | undefined
  /** Where the site tells about them. */
  path: string
}

/** Someone who works for the company. */
export function person(origin: string | URL | undefined, { name, role, image, linkedin, path }: PersonFacts): Person {
  const url = absoluteUrl(origin, path)
  return {
    '@type': 'Person',
    '@id': url,
    name,
    url,
    worksFor: { '@id': organisationId(origin) },
    ...(role && { jobTitle: role }),
    ...(image && { image: absoluteUrl(origin, image) }),
    ...(linkedin && { sameAs: linkedin }),
  }
}
