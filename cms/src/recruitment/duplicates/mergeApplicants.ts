import type { ApplicantDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { findPerson } from '@/recruitment/findPerson'
import { idOf } from '@/recruitment/idOf'
import { joinApplications } from './joinApplications'
import { mergedFacts } from './mergedFacts'

/**
 * Makes two records one person: applications, mails, files, consents and facts of the other one move over, then its record goes.
 * Open applications of both for one vacancy become one. All in one transaction. Answers the person, or `undefined` when one of the two is not there.
 */
export function mergeApplicants(
  payload: Payload,
  user: TypedUser | null,
  { keep: keepId, drop: dropId }: { keep: string; drop: string },
): Promise<ApplicantDoc | undefined> {
  return inTransaction(payload, async (req) => {
    req.user = user
    const keep = await findPerson(req.payload, keepId, req)
    const drop = await findPerson(req.payload, dropId, req)
    if (!keep || !drop) return undefined
    await moveApplications(req, dropId, keepId)
    await moveMails(req, dropId, keepId)
    await joinApplications(req, keepId)
    await replaceMarks(req, dropId, keepId)
    await req.payload.delete({ collection: 'applicants', id: dropId, depth: 0, overrideAccess: true, req })
    const unit = { collection: 'applicants', id: keepId, depth: 0, overrideAccess: true, req } as const
    return req.payload.update({ ...unit, data: mergedFacts(keep, drop) })
  })
}

const all = { pagination: false, depth: 0, overrideAccess: true } as const

async function moveApplications(req: PayloadRequest, from: string, to: string): Promise<void> {
  const where = { applicant: { equals: from } }
  const { docs } = await req.payload.find({ ...all, collection: 'applications', where, req })
  for (const { id } of docs) {
    const unit = { collection: 'applications', id, depth: 0, overrideAccess: true, req } as const
    await req.payload.update({ ...unit, data: { applicant: to } })
  }
}

async function moveMails(req: PayloadRequest, from: string, to: string): Promise<void> {
  const where = { 'relatedTo.value': { equals: from } }
  const { docs } = await req.payload.find({ ...all, collection: 'mails', where, req })
  for (const { id } of docs) {
    const unit = { collection: 'mails', id, depth: 0, overrideAccess: true, req } as const
    await req.payload.update({ ...unit, data: { relatedTo: { relationTo: 'applicants', value: to } } })
  }
}

/** Others that were marked as possible duplicates of the record that goes, or as not being it. */
async function replaceMarks(req: PayloadRequest, from: string, to: string): Promise<void> {
  const where: Where = { or: [{ possibleDuplicates: { in: [from] } }, { otherPeople: { in: [from] } }] }
  const { docs } = await req.payload.find({ ...all, collection: 'applicants', where, req })
  for (const { id, otherPeople, possibleDuplicates } of docs) {
    const replaced = (list: readonly unknown[] | null | undefined) =>
      [...new Set((list ?? []).map((one) => (idOf(one) === from ? to : idOf(one))))].filter((one) => one !== id)
    const data = { possibleDuplicates: replaced(possibleDuplicates), otherPeople: replaced(otherPeople) }
    await req.payload.update({ collection: 'applicants', id, data, depth: 0, overrideAccess: true, req })
  }
}
