import { JOB_REAP_PERIOD, JOB_STALE_AFTER } from '@diwan/shared/spec/operations'
import type { Payload } from 'payload'
import { reapJobs } from './reapJobs'

/** Gives back the jobs of dead processes: at once those nobody else can be running, and every minute stale ones. */
export async function startReaper(payload: Payload): Promise<() => void> {
  // The embedded database has one serving process, which is only starting; with MongoDB there may be others at work.
  const isAlone = payload.db.name === 'sqlite'
  await reapJobs(payload, { runningSince: isAlone ? new Date() : staleSince() })
  const timer = setInterval(() => {
    reapJobs(payload, { runningSince: staleSince() }).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'Stale jobs could not be looked for' })
    })
  }, JOB_REAP_PERIOD)
  return () => clearInterval(timer)
}

const staleSince = () => new Date(Date.now() - JOB_STALE_AFTER)
