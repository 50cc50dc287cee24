import type { ContentSlug } from '@diwan/shared/content'
import type * as z from 'zod/mini'
import { blogSchema } from './blogs/schema'
import { caseStudySchema } from './case-studies/schema'
import { categorySchema } from './categories/schema'
import { clientSchema } from './clients/schema'
import { industrySchema } from './industry-solutions/schema'
import { jobTitleSchema } from './job-titles/schema'
import { keywordsSchema } from './keywords/schema'
import { leaderSchema } from './leaders/schema'
import { mediaKitSchema } from './media-kit/schema'
import { mediaSchema } from './media/schema'
import { newsSchema } from './news/schema'
import { officeSchema } from './offices/schema'
import { pageSchema } from './pages/schema'
import { partnerSchema } from './partners/schema'
import { redirectSchema } from './redirects/schema'
import { reportSchema } from './reports/schema'
import { serviceSchema } from './services/schema'
import { testimonialSchema } from './testimonials/schema'
import { vacancySchema } from './vacancies/schema'

/** What the site reads of each content type. A type missing here is a compile error. */
export const schemas = {
  pages: pageSchema,
  services: serviceSchema,
  'industry-solutions': industrySchema,
  blogs: blogSchema,
  news: newsSchema,
  'case-studies': caseStudySchema,
  categories: categorySchema,
  keywords: keywordsSchema,
  partners: partnerSchema,
  clients: clientSchema,
  leaders: leaderSchema,
  offices: officeSchema,
  testimonials: testimonialSchema,
  reports: reportSchema,
  'media-kit': mediaKitSchema,
  vacancies: vacancySchema,
  'job-titles': jobTitleSchema,
  media: mediaSchema,
  redirects: redirectSchema,
} satisfies Record<ContentSlug, z.ZodMiniType>
