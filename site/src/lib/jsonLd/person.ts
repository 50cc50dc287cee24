import type { Person } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { organisationId } from './organisation'

export interface PersonFacts {
  name: string
  role?: string | null | undefined
  /** Path of the portrait. */
  image?: string | null | undefined
  linkedin?: string | null | undefined
}

/** Someone who works for the company. */
export function person(origin: string | URL | undefined, { name, role, image, linkedin }: PersonFacts): Person {
  return {
    '@type': 'Person',
    name,
    worksFor: { '@id': organisationId(origin) },
    ...(role && { jobTitle: role }),
    ...(image && { image: absoluteUrl(origin, image) }),
    ...(linkedin && { sameAs: linkedin }),
  }
}
