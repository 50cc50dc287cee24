import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest } from 'payload'

/** The record of a person; `undefined` when there is none of this id or the person was erased. Callers know who may ask. */
export async function findPerson(
  payload: Payload,
  id: string | undefined,
  req?: PayloadRequest,
): Promise<ApplicantDoc | undefined> {
  if (!id) return undefined
  const find = { collection: 'applicants', id, depth: 0, overrideAccess: true, disableErrors: true } as const
  const applicant: ApplicantDoc | null = await payload.findByID({ ...find, ...(req ? { req } : {}) })
  return applicant && !applicant.anonymisedAt ? applicant : undefined
}
