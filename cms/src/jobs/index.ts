import type { JobsConfig } from 'payload'

/** Background work: every task, and the runner that starts them each second. */
export const jobs: JobsConfig = { tasks: [], autoRun: [{ cron: '* * * * * *', queue: 'default' }] }
