import type { CollectionSlug, PayloadRequest, Where, WhereField } from 'payload'
import { personWhere } from './personWhere'
import { referenceWhere } from './referenceWhere'

/** Most people, and most CVs, that are gone through for one search: so many ids a question to the database still takes. */
const MOST = 5_000

/** The ids of rows, straight from the database: every field's hooks would take longer than all the rest. */
async function idsOf({ payload }: PayloadRequest, collection: CollectionSlug, where: Where): Promise<string[]> {
  const find = { limit: MOST, pagination: false, sort: '-createdAt', select: {} } as const
  const { docs } = await payload.db.find<{ id: string }>({ collection, where, ...find })
  return docs.map(({ id }) => id)
}

/** People whom a text may mean. */
export async function searchPeople(req: PayloadRequest, text: string): Promise<Where> {
  return { id: { in: await idsOf(req, 'applicants', personWhere(text)) } }
}

/** Applications whose candidate or CV holds a text, or that have it as their reference. */
export async function searchApplicants(req: PayloadRequest, text: string): Promise<Where> {
  const [people, cvs] = await Promise.all([
    searchPeople(req, text),
    idsOf(req, 'files', { and: [{ kind: { equals: 'cv' } }, { text: { like: text } }] }),
  ])
  return {
    or: [referenceWhere(text), { applicant: people.id as WhereField }, { cv: { in: cvs } }],
  }
}
