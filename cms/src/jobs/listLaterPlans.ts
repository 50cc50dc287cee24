import type { Payload, Where } from 'payload'
import { isPlanJob, type PlannedJob } from '@/publishing/plans/listPlans'

export type DuePlan = PlannedJob & { createdAt: string }

/** The plans for the same document that are due as well, for a later time, and have not failed. */
export async function listLaterPlans(payload: Payload, plan: DuePlan): Promise<DuePlan[]> {
  const { doc, global } = plan.input ?? {}
  const ofDocument: Where = doc ? { 'input.doc.value': { equals: doc.value } } : { 'input.global': { equals: global } }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        isPlanJob,
        ofDocument,
        { waitUntil: { less_than_equal: new Date().toISOString() } },
        { hasError: { not_equals: true } },
      ],
    },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const due = docs as unknown as DuePlan[]
  return due.filter((other) => other.id !== plan.id && orderOf(plan) < orderOf(other))
}

// Of two plans for one time, the one that was made last.
const orderOf = ({ createdAt, id, waitUntil }: DuePlan) =>
  [waitUntil ?? createdAt, createdAt].map((time) => new Date(time).toISOString()).join() + id
