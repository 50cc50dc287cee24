import type { JobsConfig } from 'payload'
import { isAdmin } from '@/access/isAdmin'
import { leads } from '@/database/leads'
import { makeMediaKitTask } from '@/mediaKit/makeMediaKitTask'
import { makeShareImagesTask } from '@/shareImages/makeShareImagesTask'
import { endInterviews } from '@/recruitment/interviews/endInterviews'
import { publishBundleTask } from './publishBundleTask'
import { sendMail } from './sendMail'
import { wipe } from './wipe'

/** Background work: every task, and the runner that starts what is due each second. Only a serving process runs it. */
export const jobs: JobsConfig = {
  access: { cancel: isAdmin, queue: isAdmin, run: isAdmin },
  tasks: [makeMediaKitTask, makeShareImagesTask, publishBundleTask, endInterviews, sendMail, wipe],
  autoRun: [{ cron: '* * * * * *', queue: 'default', limit: 20, silent: { info: true } }],
  // Payload marks jobs as taken in two steps: two instances would take the same ones.
  shouldAutoRun: leads,
  deleteJobOnComplete: true,
}
