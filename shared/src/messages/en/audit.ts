import type { ContentSlug } from '../../content/contentTypes.ts'
import type { Texts } from '../texts.ts'

const roles: Record<string, string> = {
  admin: 'administrator',
  editor: 'editor',
  recruiter: 'recruiter',
  service: 'program',
}
const roleOf = (role: unknown) => roles[String(role)] ?? String(role)
interface Control {
  done: string
  /** After “tried to”. */
  tried: string
}
const controls: Record<string, (release: string) => Control> = {
  'release.rollback': (release) => ({
    done: `took the site back to release ${release}`,
    tried: `take the site back to release ${release}`,
  }),
  'release.pin': (release) => ({ done: `pinned release ${release}`, tried: `pin release ${release}` }),
  'release.unpin': () => ({
    done: 'let the site follow its content again',
    tried: 'let the site follow its content again',
  }),
  'release.rebuild': () => ({ done: 'had the whole site made anew', tried: 'have the whole site made anew' }),
  reconcile: () => ({
    done: 'had the site compared with its content',
    tried: 'have the site compared with its content',
  }),
}
const unknownControl: Control = { done: 'steered publishing', tried: 'steer publishing' }
const rowsOf = (rows: unknown) => `${String(rows ?? 0)} ${rows === 1 ? 'row' : 'rows'}`

type Detail = Record<string, unknown>

/** Sentences of the audit log. `what` is a kind of document with its title. */
export const audit = {
  somebody: 'Somebody',
  system: 'The system',
  named: (kind: string, title: string) => `${kind} “${title}”`,
  actions: {
    'sign-in': 'Signed in',
    'sign-out': 'Signed out',
    'failed-sign-in': 'Failed sign-in',
    create: 'Created',
    update: 'Changed',
    publish: 'Published',
    unpublish: 'Unpublished',
    trash: 'Moved to the trash',
    restore: 'Taken out of the trash',
    'restore-version': 'Restored a version',
    delete: 'Deleted',
    role: 'Changed a role',
    'open-cv': 'Opened a CV',
    export: 'Exported',
    import: 'Imported',
    answer: 'Answered',
    'send-again': 'Had a mail sent again',
    plan: 'Planned',
    'plan-cancelled': 'Cancelled a plan',
    'review-asked': 'Asked for a review',
    'review-approved': 'Approved',
    'review-returned': 'Returned for changes',
    'bundle-published': 'Published a bundle',
    'bundle-rolled-back': 'Rolled a bundle back',
    'publishing-control': 'Steered publishing',
    'let-in': 'Let in by the operator',
  },
  sentences: {
    'sign-in': (who: string, _what: string, _detail: Detail) => `${who} signed in`,
    'sign-out': (who: string, _what: string, _detail: Detail) => `${who} signed out`,
    'failed-sign-in': (who: string, _what: string, detail: Detail) =>
      detail.isLocked ? `Sign-in as ${who} was refused: the account is locked` : `Sign-in as ${who} failed`,
    create: (who: string, what: string, _detail: Detail) => `${who} created ${what}`,
    update: (who: string, what: string, detail: Detail) =>
      detail.fact === 'email' ? `${who} changed the email of ${what}` : `${who} changed ${what}`,
    publish: (who: string, what: string, _detail: Detail) => `${who} published ${what}`,
    unpublish: (who: string, what: string, _detail: Detail) => `${who} took ${what} off the site`,
    trash: (who: string, what: string, _detail: Detail) => `${who} moved ${what} to the trash`,
    restore: (who: string, what: string, _detail: Detail) => `${who} took ${what} out of the trash`,
    'restore-version': (who: string, what: string, _detail: Detail) => `${who} restored an earlier version of ${what}`,
    delete: (who: string, what: string, _detail: Detail) => `${who} deleted ${what} for good`,
    role: (who: string, what: string, detail: Detail) =>
      `${who} made ${what} ${roleOf(detail.to)} instead of ${roleOf(detail.from)}`,
    'open-cv': (who: string, _what: string, detail: Detail) =>
      detail.kind === 'answer' ? `${who} opened a file that a candidate sent` : `${who} opened the CV of a candidate`,
    export: (who: string, what: string, detail: Detail) =>
      detail.rows === undefined
        ? `${who} exported everything about ${what}`
        : `${who} exported ${rowsOf(detail.rows)}: ${what}, as ${String(detail.format).toUpperCase()}`,
    import: (who: string, what: string, detail: Detail) => `${who} imported ${rowsOf(detail.rows)}: ${what}`,
    answer: (who: string, what: string, _detail: Detail) => `${who} answered ${what} by mail`,
    'send-again': (who: string, what: string, _detail: Detail) => `${who} had ${what} sent again`,
    plan: (who: string, what: string, detail: Detail) =>
      `${who} planned to ${detail.action === 'unpublish' ? 'take off the site' : 'publish'} ${what} at ${String(detail.at ?? '')}`,
    'plan-cancelled': (who: string, what: string, _detail: Detail) => `${who} cancelled a plan for ${what}`,
    'review-asked': (who: string, what: string, _detail: Detail) => `${who} asked for a review of ${what}`,
    'review-approved': (who: string, what: string, _detail: Detail) => `${who} approved ${what}`,
    'review-returned': (who: string, what: string, _detail: Detail) => `${who} returned ${what} for changes`,
    'bundle-published': (who: string, what: string, detail: Detail) =>
      `${who} published ${what} with ${String(detail.documents ?? 0)} documents`,
    'bundle-rolled-back': (who: string, what: string, _detail: Detail) => `${who} rolled ${what} back`,
    'let-in': (_who: string, what: string, _detail: Detail) =>
      `The operator made a link for a new password of ${what}, and switched the second step off`,
    'publishing-control': (who: string, _what: string, detail: Detail) => {
      const { done, tried } = controls[String(detail.type)]?.(String(detail.release ?? '')) ?? unknownControl
      return detail.isDone === false ? `${who} tried to ${tried}: the publisher did not do it` : `${who} ${done}`
    },
  },
  kinds: {
    pages: 'page',
    services: 'service',
    'industry-solutions': 'industry solution',
    blogs: 'blog',
    news: 'news',
    'case-studies': 'case study',
    categories: 'category',
    keywords: 'keywords',
    partners: 'partner',
    clients: 'client',
    leaders: 'leader',
    offices: 'office',
    testimonials: 'testimonial',
    reports: 'report',
    'media-kit': 'media kit item',
    vacancies: 'vacancy',
    'job-titles': 'job title',
    media: 'media file',
    files: 'private file',
    redirects: 'redirect',
    users: 'user',
    applicants: 'an applicant',
    applications: 'application',
    contacts: 'contact',
    mails: 'a mail',
    interviews: 'an interview',
    'rejection-reasons': 'rejection reason',
    'mail-templates': 'mail template',
    'job-alerts': 'a job alert',
    bundles: 'release bundle',
    'preview-links': 'a preview link',
    globals: 'settings',
    'hiring-tasks': 'a task of the hiring desk',
    'vacancy-announcements': 'an announcement of a vacancy',
    'deletion-certificates': 'certificate of deletion',
    'equal-opportunity-answers': 'an equal opportunity answer',
  } satisfies Record<ContentSlug, string> & Record<string, string>,
}

export type AuditMessages = Texts<typeof audit>
