import { defaultLocale, type Locale } from '@diwan/shared/content'
import type { Payload } from 'payload'

/** The language a candidate wrote in the last time. */
export async function localeOfApplicant(payload: Payload, id: string): Promise<Locale> {
  const { docs } = await payload.find({
    collection: 'applications',
    where: { applicant: { equals: id } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
    select: { locale: true },
    overrideAccess: true,
  })
  return docs[0]?.locale ?? defaultLocale
}
