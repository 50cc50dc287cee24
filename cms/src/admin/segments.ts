import type { ContentSlug } from '@diwan/shared/content'

/** The segment of each collection in the admin's URLs (`/admin/auth/{segment}`), by slug. The specification names them (§2). A type missing here is a compile error. */
export const segments = {
  pages: 'pages',
  services: 'services',
  'industry-solutions': 'industry-solutions',
  blogs: 'blogs',
  news: 'news',
  'case-studies': 'case-studies',
  categories: 'categories',
  keywords: 'keywords',
  partners: 'partners',
  clients: 'clients',
  leaders: 'leaders',
  offices: 'offices',
  testimonials: 'testimonials',
  reports: 'reports',
  'media-kit': 'media-kit',
  vacancies: 'vacancies',
  'job-titles': 'job_title',
  media: 'media',
  files: 'files',
  redirects: 'redirects',
  users: 'users',
  applicants: 'applicants',
  applications: 'applications',
  contacts: 'contacts',
  'rejection-reasons': 'rejection-reasons',
  'mail-templates': 'mail-templates',
  mails: 'mails',
  interviews: 'interviews',
  'job-alerts': 'job-alerts',
  'hiring-tasks': 'hiring-tasks',
  'vacancy-announcements': 'vacancy-announcements',
  'deletion-certificates': 'deletion-certificates',
  'equal-opportunity-answers': 'equal-opportunity-answers',
  comments: 'comments',
  bundles: 'bundles',
  reviews: 'reviews',
  'preview-links': 'preview-links',
  releases: 'publishing',
  'audit-log': 'audit',
  outbox: 'outbox',
} as const satisfies Record<ContentSlug, string> & Record<string, string>

export type AdminCollection = keyof typeof segments

/** Collections whose records visitors or the system make, and no person by hand: they have a list, and no form to add one. */
export const withoutAdding = [
  'applications',
  'contacts',
  'mails',
  'interviews',
  'job-alerts',
  'vacancy-announcements',
  'deletion-certificates',
  'equal-opportunity-answers',
  'reviews',
  'releases',
  'audit-log',
  'outbox',
] as const satisfies AdminCollection[]

/** Collections whose records are made beside the entry they are about: their list leads to them, and offers no form to add one. */
export const madeBesideEntries = ['comments', 'preview-links'] as const satisfies AdminCollection[]
