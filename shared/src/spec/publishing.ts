import { DAY, MINUTE, SECOND } from '../lib/time.ts'

/** Most documents one request between CMS and publisher names. */
export const PUBLISHING_BATCH = 100
/** The outbox is looked through this often, for what no commit woke it for. */
export const OUTBOX_SWEEP_PERIOD = 1 * SECOND
/** A nudge or control that is not answered within this time counts as failed. */
export const PUBLISHER_TIMEOUT = 5 * SECOND
/** A control is good for this long: the answer to one that is carried out still arrives in time. */
export const CONTROL_GOOD_FOR = PUBLISHER_TIMEOUT - SECOND
/** Wait before the second attempt of a nudge; doubles with each further one. */
export const NUDGE_FIRST_PAUSE = 1 * SECOND
/** Longest wait between two attempts of a nudge. */
export const NUDGE_LONGEST_PAUSE = 1 * MINUTE
/** A change that was sent and not reported is sent again after this time. */
export const NUDGE_AGAIN_AFTER = 2 * MINUTE
/** Files made from what went live wait this long: drawing them would slow down whoever publishes next. */
export const MADE_FILES_DELAY = 3 * SECOND
/** An address that shows a draft is good for this long. */
export const PREVIEW_LIFETIME = 15 * MINUTE
/** A shared preview link is good for this long unless its maker says otherwise. */
export const SHARED_PREVIEW_LIFETIME = 7 * DAY
/** Who leads several publishers leads this long after the last renewal. */
export const LEAD_LIFETIME = 8 * SECOND
/** The leader renews its lead this often. */
export const LEAD_RENEW_PERIOD = 2 * SECOND
/** Whoever waits for the lead asks this often. */
export const LEAD_RETRY_PERIOD = 1 * SECOND
/** The leader stops this long before its lead ends, so that nothing it has begun arrives after that. */
export const LEAD_MARGIN = 1 * SECOND
