import { HOUR, SECOND } from '../lib/time.ts'

/** Delay between idle and the first look at the build's own meta file. §7 */
export const FIRST_LOOK_DELAY = 1 * SECOND
/** Period of the poll of the latest build manifest: the one-hour constant of the specification. §9 */
export const VERSION_POLL_PERIOD = 1 * HOUR
/** A page reloads at most once per path within this time. §9 */
export const RELOAD_GUARD = 10 * SECOND
/** Connections on which the version detector stays silent. §7 */
export const SLOW_CONNECTION = 'slow-2g'
