import type { PayloadRequest, Where } from 'payload'

/** People and CVs looked through for one search; more than that is no answer to a search. */
const MOST = 300

/** Applications whose candidate or CV holds a text, or that have it as their reference. */
export async function searchApplicants({ payload }: PayloadRequest, text: string): Promise<Where> {
  const find = { limit: MOST, pagination: false, depth: 0, select: {}, overrideAccess: true } as const
  const [people, cvs] = await Promise.all([
    payload.find({
      ...find,
      collection: 'applicants',
      where: {
        or: [{ name: { like: text } }, { email: { contains: text.toLowerCase() } }, { phone: { contains: text } }],
      },
    }),
    payload.find({
      ...find,
      collection: 'files',
      where: { and: [{ kind: { equals: 'cv' } }, { text: { like: text } }] },
    }),
  ])
  return {
    or: [
      { reference: { equals: text.toUpperCase() } },
      { applicant: { in: people.docs.map(({ id }) => id) } },
      { cv: { in: cvs.docs.map(({ id }) => id) } },
    ],
  }
}
