import { iconNames } from '@diwan/shared/content'
import * as z from 'zod/mini'
import { faq, list, optionalText, relation, relations, richText, seo, titleAndText } from '@/content/fields'

/** What a list shows of a service. */
export const serviceCardSchema = z.object({
  title: z.string(),
  slug: z.string(),
  summary: optionalText,
  icon: z.enum(iconNames),
})
export type ServiceCardEntry = z.infer<typeof serviceCardSchema> & { id: string }

/** What a service's own page shows. */
export const serviceSchema = z.extend(serviceCardSchema, {
  cover: relation,
  intro: richText,
  offerings: list(titleAndText),
  steps: list(titleAndText),
  faqs: list(faq),
  experts: relations,
  relatedIndustries: relations,
  caseStudies: relations,
  seo,
})
export type ServiceEntry = z.infer<typeof serviceSchema>
