import { SECOND } from '../lib/time.ts'

/** Quiet time before the country search runs. §9 */
export const COUNTRY_SEARCH_DEBOUNCE = 100
/** The type-ahead buffer is emptied this long after the last key. §9 */
export const TYPE_AHEAD_RESET = 1 * SECOND
/** Most digits of a number whose country is unknown (ITU-T E.164). */
export const MAX_DIGITS_WITHOUT_COUNTRY = 15
