import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { idOf } from '@/recruitment/idOf'

/** Writes down that two people are not the same, so that nobody is asked again. Answers whether both exist. */
export function separateApplicants(payload: Payload, one: string, other: string): Promise<boolean> {
  return inTransaction(payload, async (req) => (await part(req, one, other)) && (await part(req, other, one)))
}

async function part(req: PayloadRequest, id: string, from: string): Promise<boolean> {
  const unit = { collection: 'applicants', id, depth: 0, overrideAccess: true, req } as const
  const applicant = await req.payload.findByID({ ...unit, disableErrors: true })
  if (!applicant) return false
  const possibleDuplicates = (applicant.possibleDuplicates ?? []).map(idOf).filter((known) => known !== from)
  const otherPeople = [...new Set([...(applicant.otherPeople ?? []).map(idOf), from])]
  await req.payload.update({ ...unit, data: { possibleDuplicates, otherPeople } })
  return true
}
