/** The only statuses on which the HTTP client tries again. §7 */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const
/** Header that makes a repeated submission the same submission. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
/** How often a call is repeated after one of these statuses. */
export const RETRY_COUNT = 2
/** First pause before a repeated call; it doubles with each further one. */
export const RETRY_DELAY = 500
/** A server that asks for a longer pause than this gets no repeated call; the caller says so instead. */
export const MAX_RETRY_WAIT = 10_000
/** Calls have no time limit unless one is given. §7 */
export const HTTP_TIMEOUT = 0
/** A call that got no answer. §8 */
export const NETWORK_ERROR = 'Network Error'
/** A call that was cancelled. §8 */
export const REQUEST_ABORTED = 'request aborted'
/** A call that took longer than its limit. §8 */
export const timeoutExceeded = (ms: number) => `timeout of ${ms} ms exceeded`
/** Header with the id under which a call is found in every part's log. */
export const REQUEST_ID_HEADER = 'X-Request-Id'
