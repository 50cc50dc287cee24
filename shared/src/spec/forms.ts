import { DAY, MINUTE, SECOND } from '../lib/time.ts'

export const MAX_NAME_LENGTH = 120
/** Longest e-mail address (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254
export const MAX_MESSAGE_LENGTH = 5_000
export const MAX_COMPANY_LENGTH = 160
export const MAX_SUBJECT_LENGTH = 160
export const MAX_COVER_LETTER_LENGTH = 8_000
export const MAX_CITY_LENGTH = 120
/** Longest answer to a vacancy's question. */
export const MAX_ANSWER_LENGTH = 2_000
/** Longest name of where a candidate comes from, such as a campaign. */
export const MAX_SOURCE_LENGTH = 120
export const MAX_CV_BYTES = 10 * 1024 * 1024
/** All files of an application together: its CV and those that answer questions. */
export const MAX_FILES_BYTES = 20 * 1024 * 1024
/** Largest body of a form without files. */
export const MAX_FORM_BYTES = 64 * 1024
/** Equal content within this time is the same submission: without a key from one address, with our form from one tab. */
export const SAME_SUBMISSION_WINDOW = 10 * MINUTE
/** Version of the consent text a submission agreed to. */
export const CONSENT_TEXT_VERSION = '2026-01'
/** Submissions one address may store through one form within `SUBMISSIONS_WINDOW`: offices share an address. */
export const MAX_SUBMISSIONS = 120
/** As many with a proof of work for each further one. */
export const MAX_PROVED_SUBMISSIONS = 600
export const SUBMISSIONS_WINDOW = 10 * MINUTE
/** Nobody fills in a form in less: who does is asked for a proof of work. */
export const MIN_FILLING_TIME = 2 * SECOND
/** How long a challenge may take to be solved and sent back. */
export const CHALLENGE_LIFETIME = 10 * MINUTE
/** Rounds of the key derivation that one guess costs. */
export const CHALLENGE_COST = 1_000
/** Guesses that a challenge takes, at least and at most: about half a second of a telephone's time. */
export const CHALLENGE_GUESSES = [200, 800] as const
/** Largest body of an application: its files, and room for fields, boundaries and a little too much to say so at the field. */
export const MAX_APPLICATION_BYTES = MAX_FILES_BYTES + MAX_CV_BYTES
/** Of a body that is too large this much is still read and forgotten, so that its sender hears why. */
export const MAX_DRAINED_BYTES = 64 * 1024 * 1024
/** Longest body of any call of the CMS: files of 50 MB with their form, and what forms read on. */
export const MAX_BODY_BYTES = MAX_DRAINED_BYTES + 1024 * 1024
/** How long the link to a gated report works. */
export const REPORT_LINK_LIFETIME = 7 * DAY
/** A submission kept on the visitor's device is discarded after this time without a connection. */
export const KEPT_SUBMISSION_LIFETIME = 7 * DAY
/** Local-storage key of the submissions kept on the visitor's device. */
export const KEPT_SUBMISSIONS_KEY = 'diwan-kept-submissions'
/** Database of the browser that holds the files of what is kept. */
export const KEPT_FORMS_DATABASE = 'diwan-kept-forms'
/** Pause between attempts to send what is kept. */
export const KEPT_SUBMISSION_RETRY = 1 * MINUTE
/** Multipart fields that answer a vacancy's questions are named `answers.{key}`. */
export const ANSWER_PREFIX = 'answers.'
