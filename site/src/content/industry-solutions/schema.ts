import { iconNames } from '@diwan/shared/content'
import * as z from 'zod/mini'
import { faq, figure, list, optionalText, relation, relations, richText, seo, titleAndText } from '@/content/fields'

/** What a list shows of an industry. */
export const industryCardSchema = z.object({
  title: z.string(),
  slug: z.string(),
  summary: optionalText,
  icon: z.enum(iconNames),
})
export type IndustryCardEntry = z.infer<typeof industryCardSchema> & { id: string }

/** What an industry's own page shows. */
export const industrySchema = z.extend(industryCardSchema, {
  cover: relation,
  intro: richText,
  challenges: list(titleAndText),
  offerings: list(titleAndText),
  steps: list(titleAndText),
  outcomes: list(figure),
  faqs: list(faq),
  experts: relations,
  relatedServices: relations,
  caseStudies: relations,
  seo,
})
export type IndustryEntry = z.infer<typeof industrySchema>
