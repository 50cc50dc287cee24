import type { Locale } from '@diwan/shared/content'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { applicationsOf } from '@/recruitment/applicationsOf'

/** Everything a person applied for, as their own page tells of it. */
export async function listApplications(payload: Payload, applicant: string, locale: Locale): Promise<ApplicationDoc[]> {
  const { docs } = await payload.find({
    ...applicationsOf(applicant, locale),
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs
}

export const titleOf = ({ vacancy }: ApplicationDoc): string | undefined =>
  vacancy && typeof vacancy === 'object' ? (vacancy.title ?? vacancy.slug ?? undefined) : undefined
