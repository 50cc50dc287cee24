import type { PayloadRequest, Where, WhereField } from 'payload'
import { personWhere } from './personWhere'
import { referenceWhere } from './referenceWhere'

/** People and CVs looked through for one search; more than that is no answer to a search. */
const MOST = 300

const find = { limit: MOST, pagination: false, depth: 0, select: {}, overrideAccess: true } as const

/** People whom a text may mean. */
export async function searchPeople({ payload }: PayloadRequest, text: string): Promise<Where> {
  const { docs } = await payload.find({ ...find, collection: 'applicants', where: personWhere(text) })
  return { id: { in: docs.map(({ id }) => id) } }
}

/** Applications whose candidate or CV holds a text, or that have it as their reference. */
export async function searchApplicants(req: PayloadRequest, text: string): Promise<Where> {
  const [people, cvs] = await Promise.all([
    searchPeople(req, text),
    req.payload.find({
      ...find,
      collection: 'files',
      where: { and: [{ kind: { equals: 'cv' } }, { text: { like: text } }] },
    }),
  ])
  return {
    or: [referenceWhere(text), { applicant: people.id as WhereField }, { cv: { in: cvs.docs.map(({ id }) => id) } }],
  }
}
