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
    data: 'Name, e-mail, phone, city, links, CVs, consents, other spellings, suggestions from CVs and later applications and which of them are not theirs',
    why: 'To decide about an application (consent; steps before a contract)',
    kept: ofApplication,
    ends: 'Hourly job, the person by their link, or staff: the record becomes anonymous',
  },
  applications: {
    data: 'Cover letter, answers, CV, notes, ratings, tags, history, source',
    why: 'To decide about an application',
    kept: withApplicant,
    ends: 'Becomes anonymous: vacancy, stages, times and source stay for reports. One that is still open ends as withdrawn when the person asks',
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
    data: 'Who of the staff (account and name) did what and when, to which record (its kind, number, title or reference) and in which language; sign-ins, and failed ones of known accounts. No name, address or word of a candidate or visitor',
    why: 'To show who opened a CV, changed, published, exported or erased something, and to notice misuse of an account (accountability and security)',
    kept: 'Without end: lines are only ever added, and the name of staff stays when the account is gone',
    ends: 'Nobody deletes a line. When a person is erased, titles, references and details of lines about their records are emptied; which member of staff did what, when, stays',
  },
  comments: {
    data: 'What colleagues say about documents',
    why: 'To review them',
    kept: 'With the document',
    ends: 'Those about an erased person’s records are deleted',
  },
  'payload-query-presets': {
    data: 'Saved views of lists: their names, and what they look for',
    why: 'To come back to a list as it was',
    kept: 'Until a colleague deletes it',
    ends: 'Deleted by who may change it; those that look for an erased person by name, address or number, with the person',
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
