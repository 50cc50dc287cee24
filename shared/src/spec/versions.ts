import { HOUR, SECOND } from '../lib/time.ts'

/** Delay between idle and the first look at the build's own meta file. §7 */
export const FIRST_LOOK_DELAY = 1 * SECOND
/** Period of the poll of the latest build manifest: the one-hour constant of the specification. §9 */
export const VERSION_POLL_PERIOD = 1 * HOUR
/** A page reloads at most once per path within this time. §9 */
export const RELOAD_GUARD = 10 * SECOND
/** Connections on which the version detector stays silent. §7 */
export const SLOW_CONNECTION = 'slow-2g'
/** Session-storage key of the reload guard: when each path may reload again. */
export const RELOAD_GUARD_KEY = 'diwan-reloads'
/** Query parameter that carries the guard over a reload where session storage is blocked; removed at once. */
export const RELOAD_MARKER = '_reloaded'
/** Session-storage key of the release this tab has last compared its page with. */
export const SEEN_RELEASE_KEY = 'diwan-release'
