import { DAY, HOUR } from '../lib/time.ts'

/** A candidate's details are kept this long after the vacancy closed. */
export const RETENTION = 180 * DAY
/** With consent to the talent pool they are kept this long. */
export const TALENT_POOL_RETENTION = 365 * DAY
/** A letter to the company and its answer are kept this long after their last change. */
export const CONTACT_RETENTION = 730 * DAY
/** Mails about nobody's record, such as those for a new password, are kept this long. */
export const OTHER_MAIL_RETENTION = 90 * DAY
/** Retention is applied this often. */
export const RETENTION_PERIOD = 1 * HOUR
