/** Lifetime of the token and user cookies, in seconds. §9 */
export const SESSION_SECONDS = 86_400
/** The readable cookie that holds the signed-in person's name, and nothing else. */
export const USER_COOKIE = 'user'
/** Prefix of Payload's cookies; the token is `${COOKIE_PREFIX}-token`. */
export const COOKIE_PREFIX = 'diwan'
/** Where an expired session is sent. §2 */
export const LOGIN_PATH = '/admin/login'
/** Where a session that is already open is sent from the sign-in page. */
export const DASHBOARD_PATH = '/admin/auth/dashboard'
/** Where the second half of a sign-in is asked for. */
export const SECOND_FACTOR_PATH = '/admin/second-factor'
