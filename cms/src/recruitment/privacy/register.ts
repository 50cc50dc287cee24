import { ALERT_CONFIRM_LIFETIME } from '@diwan/shared/spec/hiring'
import { DAY } from '@diwan/shared/lib/time'
import { CONTACT_RETENTION, OTHER_MAIL_RETENTION, RETENTION, TALENT_POOL_RETENTION } from '@diwan/shared/spec/retention'

/** What is stored about people in one collection: why, how long, and what ends it. */
export interface RegisterEntry {
  data: string
  why: string
  kept: string
  ends: string
}

const days = (duration: number) => `${duration / DAY} days`
const ofApplication = `${days(RETENTION)} after the last vacancy applied for closed; ${days(TALENT_POOL_RETENTION)} from a consent to the talent pool`
const withApplicant = 'with the applicant'

/**
 * The register of personal data: every collection of records, or why there is nothing about people in it. A test fails when a
 * collection is missing here, and `docs/privacy.md` shows exactly this.
 */
export const register: Record<string, RegisterEntry | { none: string }> = {
  applicants: {
    data: 'Name, e-mail, phone, city, links, CVs, consents, other spellings, suggestions from CVs',
    why: 'To decide about an application (consent; steps before a contract)',
    kept: ofApplication,
    ends: 'Hourly job, the person by their link, or staff: the record becomes anonymous',
  },
  applications: {
    data: 'Cover letter, answers, CV, notes, ratings, tags, history, source',
    why: 'To decide about an application',
    kept: withApplicant,
    ends: 'Becomes anonymous: vacancy, stages, times and source stay for reports',
  },
  files: {
    data: 'CVs and files that answer questions, with the text read from CVs for search',
    why: 'To decide about an application',
    kept: withApplicant,
    ends: 'Rows deleted, files overwritten and removed. Reports of the company are not about people',
  },
  interviews: {
    data: 'Times, place, words of the candidate',
    why: 'To meet candidates',
    kept: withApplicant,
    ends: 'Deleted',
  },
  'hiring-tasks': {
    data: 'What colleagues have to do about an application',
    why: 'To decide in time',
    kept: withApplicant,
    ends: 'Deleted',
  },
  mails: {
    data: 'Address, subject and text of every mail',
    why: 'To prove what was written, and to send it',
    kept: `With the record it is about; otherwise ${days(OTHER_MAIL_RETENTION)}`,
    ends: 'Deleted, with the jobs that send it and the files written of it',
  },
  'job-alerts': {
    data: 'E-mail and what is looked for',
    why: 'To write of new vacancies (consent, confirmed by mail)',
    kept: `Until it is ended; unconfirmed ${days(ALERT_CONFIRM_LIFETIME)}`,
    ends: 'Deleted, with its mails',
  },
  contacts: {
    data: 'Name, company, e-mail, phone, message, answers',
    why: 'To answer',
    kept: `${days(CONTACT_RETENTION)} after the last change`,
    ends: 'Deleted, with its mails; at once when the same person asks for erasure',
  },
  'equal-opportunity-answers': {
    data: 'Gender, age group, disability, and the month. No link to anybody',
    why: 'To see in sums whether hiring is fair (optional)',
    kept: 'Without end: it is anonymous',
    ends: '–',
  },
  users: {
    data: 'Name, e-mail and role of staff',
    why: 'To sign in',
    kept: 'While they work here',
    ends: 'Deleted by an administrator',
  },
  'audit-log': {
    data: 'Which member of staff did what to which record, by its number',
    why: 'To find out who opened or changed what',
    kept: 'As the control panel’s own rule says',
    ends: 'Titles and details of an erased record are emptied',
  },
  comments: {
    data: 'What colleagues say about documents',
    why: 'To review them',
    kept: 'With the document',
    ends: 'Those about an erased person’s records are deleted',
  },
  reviews: { none: 'States of documents, and the staff who set them' },
  bundles: { none: 'Names of documents' },
  'preview-links': { none: 'Links to drafts' },
  releases: { none: 'Releases of the site' },
  outbox: { none: 'Names of public documents' },
  attempts: { none: 'Counts of calls, by a keyed digest of the address they came from' },
  'rejection-reasons': { none: 'Words of the desk' },
  'mail-templates': { none: 'Words of the desk' },
  'vacancy-announcements': { none: 'Numbers of vacancies' },
  'deletion-certificates': { none: 'When, why and how many rows: nobody can be found in it' },
}

/** The register as the table of `docs/privacy.md`. */
export function registerTable(): string {
  const rows = Object.entries(register).map(([collection, entry]) =>
    'none' in entry
      ? `| ${collection} | nothing about people: ${entry.none} | – | – | – |`
      : `| ${collection} | ${entry.data} | ${entry.why} | ${entry.kept} | ${entry.ends} |`,
  )
  return ['| stored in | what | why | how long | what ends it |', '|---|---|---|---|---|', ...rows].join('\n')
}
