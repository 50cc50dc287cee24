import * as z from 'zod/mini'
import { optionalText, relation, relations, richText, seo } from '@/content/fields'

/** What lists show of a news item. */
export const newsSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: optionalText,
  cover: relation,
  categories: relations,
  date: z.string(),
})

export const newsSchema = z.extend(newsSummarySchema, {
  body: richText,
  pressContact: z.nullish(z.object({ name: optionalText, email: optionalText, phone: optionalText })),
  seo,
})
export type News = z.infer<typeof newsSchema>
