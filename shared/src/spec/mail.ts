import { MINUTE, SECOND } from '../lib/time.ts'

/** Attempts to send a mail; with the pauses between them they span more than eight hours. */
export const MAIL_ATTEMPTS = 11
/** Pause before the second attempt; doubles with each further one. */
export const MAIL_FIRST_PAUSE = 30 * SECOND
/** A mail server that does not answer within this time is tried again later. */
export const MAIL_TIMEOUT = 20 * SECOND
/** Payload's own mails, such as those for a new password, go to one address at most once within this time. */
export const SAME_MAIL_PAUSE = 1 * MINUTE
/** What the site settings say about the company is read again after this time. */
export const SETTINGS_REMEMBERED_FOR = 1 * SECOND
/** Most given-up mails that one call sends again: they are one transaction. */
export const MAX_SENT_AGAIN = 500
