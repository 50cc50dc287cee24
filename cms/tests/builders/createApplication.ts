import { randomUUID } from 'node:crypto'
import type { ApplicantDoc, ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'

/** A candidate. */
export function createApplicant(payload: Payload, applicant: Partial<ApplicantDoc> = {}): Promise<ApplicantDoc> {
  return payload.create({
    collection: 'applicants',
    data: { name: 'Omar Hassan', email: `${randomUUID()}@candidate.example`, ...applicant } as ApplicantDoc,
    depth: 0,
  })
}

/** An application in the stage `new`, of a candidate of its own unless the test names one. */
export async function createApplication(
  payload: Payload,
  application: Partial<ApplicationDoc> = {},
): Promise<ApplicationDoc> {
  const applicant = application.applicant ?? (await createApplicant(payload)).id
  return payload.create({
    collection: 'applications',
    data: {
      reference: `DW-${randomUUID().slice(0, 8).toUpperCase()}`,
      stage: 'new',
      locale: 'en',
      ...application,
      applicant,
    } as ApplicationDoc,
    depth: 0,
  })
}
