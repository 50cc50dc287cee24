/** The only statuses on which the HTTP client tries again. §7 */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const
/** Header that makes a repeated submission the same submission. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
