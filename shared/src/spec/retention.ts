import { DAY } from '../lib/time.ts'

/** A candidate's details are kept this long after the vacancy closed. */
export const RETENTION = 180 * DAY
/** With consent to the talent pool they are kept this long. */
export const TALENT_POOL_RETENTION = 365 * DAY
