import { RETENTION } from '@diwan/shared/spec/retention'
import type { ApplicantDoc, VacancyDoc } from '@diwan/shared/generated/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf } from '@/recruitment/idOf'
import { readRetention } from './readRetention'

const unit = { depth: 0, pagination: false, overrideAccess: true } as const

/**
 * A vacancy that closes or goes to the trash, or will close earlier than it was to, brings its candidates' end forward at once. A later end needs
 * nothing here: before anybody is erased their vacancies are looked at again.
 */
export const shortenRetention: CollectionAfterChangeHook<VacancyDoc> = async ({ doc, operation, req }) => {
  const ends = [doc.closedAt, doc.closesAt, doc.deletedAt].flatMap((time) => (time ? [Date.parse(time)] : []))
  if (operation === 'create' || ends.length === 0) return doc
  for (const applicant of await findKeptLonger(req, doc.id, new Date(Math.min(...ends) + RETENTION))) {
    const end = await readRetention(req.payload, applicant, new Date(), req)
    if (!applicant.retainUntil || end >= new Date(applicant.retainUntil)) continue
    const data = { retainUntil: end.toISOString() }
    await req.payload.update({ ...unit, collection: 'applicants', id: applicant.id, data, req })
  }
  return doc
}

async function findKeptLonger(req: PayloadRequest, vacancy: string, end: Date): Promise<ApplicantDoc[]> {
  const where = { vacancy: { equals: vacancy } }
  const select = { applicant: true } as const
  const { docs: applications } = await req.payload.find({ ...unit, collection: 'applications', where, select, req })
  const ids = [...new Set(applications.map(({ applicant }) => idOf(applicant)))]
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    ...unit,
    collection: 'applicants',
    where: {
      and: [
        { id: { in: ids } },
        { retainUntil: { greater_than: end.toISOString() } },
        { anonymisedAt: { exists: false } },
      ],
    },
    req,
  })
  return docs
}
