/** Lifetime of the token and user cookies, in seconds. §9 */
export const SESSION_SECONDS = 86_400
/** The readable cookie that holds the signed-in person's name, and nothing else. */
export const USER_COOKIE = 'user'
/** Prefix of Payload's cookies; the token is `${COOKIE_PREFIX}-token`. */
export const COOKIE_PREFIX = 'diwan'
/** The signed cookie that names the accounts a browser was signed in with before. */
export const DEVICES_COOKIE = `${COOKIE_PREFIX}-devices`
/** Payload's cookie for the language that a person chose. */
export const LANGUAGE_COOKIE = `${COOKIE_PREFIX}-lng`
/** The call that signs in. */
export const SIGN_IN_CALL = '/api/users/login'
/** Where an expired session is sent. §2 */
export const LOGIN_PATH = '/admin/login'
/** Where a session that is already open is sent from the sign-in page. */
export const DASHBOARD_PATH = '/admin/auth/dashboard'
/** Where the second half of a sign-in is asked for. */
export const SECOND_FACTOR_PATH = '/admin/second-factor'
