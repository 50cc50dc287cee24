import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { RETENTION_PERIOD } from '@diwan/shared/spec/retention'
import type { Payload } from 'payload'
import { leads } from '@/database/leads'
import { whenQuiet } from '@/forms/receiving/whileReceiving'
import { hideOldLinks } from '@/email/links/hideOldLinks'
import { announceVacancies } from './alerts/announceVacancies'
import { readNewCvs } from './cvText/readNewCvs'
import { renewNameKeys } from './duplicates/renewNameKeys'
import { applyRetention } from './privacy/applyRetention'

/** Starts what the hiring desk does by itself in a serving process. */
export function startHiring(payload: Payload): void {
  void hideOldLinks(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Old links could not be taken out of mails' })
  })
  void renewNameKeys(payload).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'Keys of names could not be renewed' })
  })
  // A CV holds the process for a moment, which is not taken from those who send one.
  const readCvs = whenQuiet(() => readNewCvs(payload), CV_PATIENCE)
  repeat(payload, 'Retention could not be applied', RETENTION_PERIOD, () => applyRetention(payload))
  repeat(payload, 'CVs could not be read', CV_PERIOD, readCvs)
  repeat(payload, 'Vacancies could not be announced', ANNOUNCING_PERIOD, () => announceVacancies(payload))
}

const CV_PERIOD = 10 * SECOND
/** In a lasting rush of submissions CVs are read this often all the same. */
const CV_PATIENCE = 1 * MINUTE
const ANNOUNCING_PERIOD = 1 * MINUTE
const FIRST_AFTER = 1 * MINUTE

/** Calls again and again in one of the instances, never while the call before still runs. */
function repeat(payload: Payload, trouble: string, period: number, work: () => Promise<unknown>): void {
  const run = async () => {
    if (await leads(payload)) await work().catch((error: unknown) => payload.logger.error({ err: error, msg: trouble }))
    setTimeout(run, period).unref()
  }
  setTimeout(run, Math.min(period, FIRST_AFTER)).unref()
}
