import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest } from 'payload'
import { retentionEndOf } from './retentionEndOf'

/**
 * Until when a person is kept, as their applications, the vacancies and their consents are now. Who asked for an earlier end has
 * it: their record has no application that is still looked at.
 */
export async function readRetention(
  payload: Payload,
  applicant: ApplicantDoc,
  now: Date,
  req?: PayloadRequest,
): Promise<Date> {
  const { docs } = await payload.find({
    collection: 'applications',
    where: { applicant: { equals: applicant.id } },
    depth: 1,
    pagination: false,
    select: { vacancy: true, createdAt: true },
    populate: { vacancies: { state: true, closesAt: true, closedAt: true, deletedAt: true } },
    overrideAccess: true,
    ...(req ? { req } : {}),
  })
  const applications = docs.map(({ createdAt, vacancy }) => ({
    at: createdAt,
    ...(vacancy && typeof vacancy === 'object' ? { vacancy } : {}),
  }))
  const end = retentionEndOf({ applications, consents: applicant.consents ?? [] }, now)
  // Without applications (added by hand) the date that the desk gave it counts.
  return applications.length > 0 || !applicant.retainUntil ? end : new Date(applicant.retainUntil)
}
