import { HOUR, MINUTE, SECOND } from '../lib/time.ts'

// The specification leaves these open; docs/decisions/0008-sign-in.md says why they are what they are.

/** Wrong passwords that one address may send for one account in `SIGN_IN_WINDOW`. */
export const MAX_TRIES_PER_ADDRESS_AND_ACCOUNT = 10
/** Wrong passwords that one address may send for all accounts together in `SIGN_IN_WINDOW`. */
export const MAX_TRIES_PER_ADDRESS = 50
/** Wrong passwords that all unknown devices together may send for one account in `ACCOUNT_WINDOW`. */
export const MAX_TRIES_PER_ACCOUNT = 50
export const SIGN_IN_WINDOW = 15 * MINUTE
export const ACCOUNT_WINDOW = HOUR

/** Wrong codes of the second factor that one account may get in `SIGN_IN_WINDOW`, once for known devices and once for others. */
export const MAX_CODES = 10
/** Time between the right password and the code. */
export const CHALLENGE_LIFETIME = 5 * MINUTE

/** New passwords that one address may ask for in `SIGN_IN_WINDOW`; an account is sent fewer. */
export const MAX_FORGOTTEN_PER_ADDRESS = 20
export const MAX_FORGOTTEN_PER_ACCOUNT = 3

/** Sign-ins that may wait for their turn to be checked; a known device waits in a line of its own. */
export const MAX_WAITING_SIGN_INS = 12
/** How long whoever finds the line full is asked to wait, in seconds. */
export const CROWD_RETRY_SECONDS = 3

/** After so many seconds a call is tried again that the database could not answer. */
export const DATABASE_RETRY_SECONDS = 5
/** How long the web server repeats that answer to the next ones without asking the CMS. */
export const CROWD_HOLDS = SECOND / 4

/** A session nobody used for this long is over; its whole life is `SESSION_SECONDS`. */
export const SESSION_IDLE = 8 * HOUR
/** How long a browser stays known. */
export const KNOWN_DEVICE_SECONDS = 365 * 86_400

/** Shortest password. */
export const MIN_PASSWORD_LENGTH = 12
export const RECOVERY_CODES = 10
