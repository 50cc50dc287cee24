import { DAY, MINUTE, SECOND } from '../lib/time.ts'

/** The time zone of the company where its settings name none. */
export const STANDARD_TIME_ZONE = 'Asia/Riyadh'
/** How long the link to a candidate's own page works; a new one is sent on request. */
export const SELF_SERVICE_LINK_LIFETIME = 30 * DAY
/** How long the link that confirms a candidate's new e-mail address works. */
export const EMAIL_CHANGE_LIFETIME = 1 * DAY
/** How long a person can confirm an e-mail address that a colleague entered for them. */
export const ADDRESS_CONFIRM_LIFETIME = 30 * DAY
/** Most links on a candidate's own page, and the longest of them. */
export const MAX_LINKS = 5
export const MAX_LINK_LENGTH = 300
/** How long a recruiter's link to a CV works: the panel makes a new one at each press. */
export const CV_LINK_LIFETIME = 5 * MINUTE
/** How long a link that confirms a job alert works; what is not confirmed by then is forgotten. */
export const ALERT_CONFIRM_LIFETIME = 7 * DAY
/** Links that end a job alert are in every mail and must work as long as anybody keeps it. */
export const ALERT_END_LIFETIME = 3650 * DAY
/** A candidate is asked this long before the end of the retention time. */
export const RETENTION_REMINDER = 14 * DAY
/** A vacancy that closes within this time says so on the site and waits on the dashboard. */
export const CLOSING_SOON = 7 * DAY
/** Cards a column of the board shows before more are asked for. */
export const BOARD_COLUMN_SIZE = 25
/** Most applications moved or declined in one call. */
export const MAX_BULK_MOVES = 200
/** The board asks for other people's moves this often. */
export const BOARD_POLL_PERIOD = 1 * SECOND
/** Changes are asked for from this long before the last answer: a transaction may commit that much later than it began. */
export const CHANGES_OVERLAP = 15 * SECOND
/** Most changed cards in one answer; beyond it the board is read anew. */
export const MAX_CHANGES = 200
/** Longest note, tag and list of tags. */
export const MAX_NOTE_LENGTH = 5_000
export const MAX_TAG_LENGTH = 40
export const MAX_TAGS = 20
/** Key of the mail template with which candidates are invited to an interview. */
export const INVITATION_TEMPLATE = 'interview-invitation'
/** How far ahead an interview may be: a slip in the year would stand in everybody's calendar. */
export const INTERVIEW_AHEAD = 730 * DAY
/** Most times offered for one interview. */
export const MAX_PROPOSED_TIMES = 10
/** Text of a CV that is kept for search, in characters. */
export const MAX_CV_TEXT_LENGTH = 100_000
/** Most pages of a CV that are read. */
export const MAX_CV_PAGES = 40
/** Reading a CV ends after this time. */
export const CV_READ_LIMIT = 20 * SECOND
/** The letter of a stage waits this long, so that a slip can be taken back before anybody reads of it; that of a decline as long as the desk says. */
export const STAGE_LETTER_WAIT = 2 * MINUTE
/** A mail that is due within this time may be on its way: taking its move back does not stop it. */
export const UNDO_TOO_LATE = 2 * SECOND
/** Days until a stage's task is due, where the stage says nothing else. */
export const TASK_DUE_DAYS = 2
