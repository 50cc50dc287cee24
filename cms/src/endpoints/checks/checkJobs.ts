import { JOB_OVERDUE_AFTER } from '@diwan/shared/spec/operations'
import type { Payload } from 'payload'

/** Whether background work is done: a job that waits long after its time means that nothing runs them. */
export async function checkJobs(payload: Payload): Promise<{ ok: boolean; overdue: number }> {
  const before = new Date(Date.now() - JOB_OVERDUE_AFTER).toISOString()
  const { totalDocs: overdue } = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { processing: { not_equals: true } },
        { createdAt: { less_than: before } },
        { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: before } }] },
      ],
    },
    overrideAccess: true,
  })
  return { ok: overdue === 0, overdue }
}
