import type { Payload } from 'payload'
import { plansQueue } from './plansQueue'

/**
 * Puts plans that wait elsewhere among the others: what was planned by a version without a queue for plans, and what Payload's own
 * function planned. Of plans in two queues, the one for the later time could be carried out first.
 */
export async function movePlans(payload: Payload): Promise<void> {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { in: ['schedulePublish', 'publishBundle'] } },
        { queue: { not_equals: plansQueue } },
        { processing: { not_equals: true } },
      ],
    },
    data: { queue: plansQueue },
    returning: false,
  })
}
