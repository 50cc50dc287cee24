import { MAX_PROVED_SUBMISSIONS, MAX_SUBMISSIONS, MIN_FILLING_TIME, SUBMISSIONS_WINDOW } from '@diwan/shared/spec/forms'
import type { Payload } from 'payload'
import { Limit } from '@/rateLimits/Limit'
import type { Submission } from '../submission'
import { isProved } from './proof'

/** Whether a submission may be stored now: if not, after how many seconds, or with which proof. */
export type Admission = 'yes' | 'with-proof' | { wait: number }

/** Who may send how much through one form: freely up to a number, then with a proof of work, then not until later. */
export function createAdmission(form: string): (payload: Payload, submission: Submission) => Promise<Admission> {
  const free = new Limit({ name: `${form}-free`, max: MAX_SUBMISSIONS, window: SUBMISSIONS_WINDOW })
  const proved = new Limit({ name: `${form}-proved`, max: MAX_PROVED_SUBMISSIONS, window: SUBMISSIONS_WINDOW })

  return async (payload, submission) => {
    const { address, openFor } = submission
    const wait = await free.take(payload, address)
    const isTooFast = openFor !== undefined && openFor < MIN_FILLING_TIME
    if (wait === 0 && !isTooFast) return 'yes'
    // Only our own island can do the work: anybody else is asked to come back.
    if (openFor === undefined) return { wait }
    if (!(await isProved(form, submission))) return 'with-proof'
    const provedWait = await proved.take(payload, address)
    return provedWait > 0 ? { wait: provedWait } : 'yes'
  }
}
