import type { ContentSlug } from '@diwan/shared/content'
import type { CollectionConfig } from 'payload'
import { audited } from '@/audit/audited'
import { inSomeLanguage } from '@/hooks/takeLanguage'
import { applicants } from './applicants'
import { applications } from './applications'
import { auditLog } from './audit-log'
import { blogs } from './blogs'
import { bundles } from './bundles'
import { caseStudies } from './case-studies'
import { categories } from './categories'
import { clients } from './clients'
import { comments } from './comments'
import { contacts } from './contacts'
import { deletionCertificates } from './deletion-certificates'
import { equalOpportunityAnswers } from './equal-opportunity-answers'
import { files } from './files'
import { hiringTasks } from './hiring-tasks'
import { industrySolutions } from './industry-solutions'
import { interviews } from './interviews'
import { jobAlerts } from './job-alerts'
import { jobTitles } from './job-titles'
import { keywords } from './keywords'
import { leaders } from './leaders'
import { mailTemplates } from './mail-templates'
import { mails } from './mails'
import { media } from './media'
import { mediaKit } from './media-kit'
import { news } from './news'
import { offices } from './offices'
import { outbox } from './outbox'
import { pages } from './pages'
import { partners } from './partners'
import { previewLinks } from './preview-links'
import { redirects } from './redirects'
import { rejectionReasons } from './rejection-reasons'
import { releases } from './releases'
import { reports } from './reports'
import { reviews } from './reviews'
import { services } from './services'
import { testimonials } from './testimonials'
import { users } from './users'
import { vacancies } from './vacancies'
import { vacancyAnnouncements } from './vacancy-announcements'

// Lists that nobody comes back to with the same question.
const withoutPresets = ['outbox', 'preview-links', 'comments']

/** Lists whose filters and columns can be kept under a name. */
const withPresets = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  enableQueryPresets: !withoutPresets.includes(collection.slug),
})

/** Collections that the site shows. A type missing here is a compile error. */
const content = {
  pages,
  services,
  'industry-solutions': industrySolutions,
  blogs,
  news,
  'case-studies': caseStudies,
  categories,
  keywords,
  partners,
  clients,
  leaders,
  offices,
  testimonials,
  reports,
  'media-kit': mediaKit,
  vacancies,
  'job-titles': jobTitles,
  media,
  redirects,
} satisfies Record<ContentSlug, CollectionConfig>

/** Collections only staff see. */
const records = [
  applicants,
  applications,
  interviews,
  rejectionReasons,
  mailTemplates,
  jobAlerts,
  hiringTasks,
  vacancyAnnouncements,
  deletionCertificates,
  equalOpportunityAnswers,
  contacts,
  files,
  mails,
  comments,
  bundles,
  reviews,
  previewLinks,
  users,
  releases,
  auditLog,
  outbox,
]

export const collections: CollectionConfig[] = [...Object.values(content), ...records]
  .map(audited)
  .map(withPresets)
  .map(inSomeLanguage)
