import type { JobsConfig } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { leads } from '@/database/leads'
import { makeMediaKitTask } from '@/mediaKit/makeMediaKitTask'
import { makeShareImagesTask } from '@/shareImages/makeShareImagesTask'
import { endInterviews } from '@/recruitment/interviews/endInterviews'
import { plansQueue } from './plansQueue'
import { publishBundleTask } from './publishBundleTask'
import { sendMail } from './sendMail'
import { wipe } from './wipe'

/** Background work: every task, and the runners that start what is due each second, of each queue. Only a serving process runs it. */
export const jobs: JobsConfig = {
  access: { cancel: isAdmin, queue: isAdmin, run: isAdmin },
  tasks: [makeMediaKitTask, makeShareImagesTask, publishBundleTask, endInterviews, sendMail, wipe],
  autoRun: ['default', plansQueue].map((queue) => ({
    cron: '* * * * * *',
    queue,
    limit: 20,
    silent: { info: true },
  })),
  // After a pause several are due, and were not made in the order of their times.
  processingOrder: { queues: { [plansQueue]: ['waitUntil', 'createdAt'] } },
  // Payload marks jobs as taken in two steps: two instances would take the same ones.
  shouldAutoRun: leads,
  deleteJobOnComplete: true,
}
