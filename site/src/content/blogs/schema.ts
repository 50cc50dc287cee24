import * as z from 'zod/mini'
import { optionalText, relation, relations, richText, seo } from '@/content/fields'

/** What lists show of an article. */
export const blogSummarySchema = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: optionalText,
  cover: relation,
  categories: relations,
  publishedAt: z.string(),
})

export const blogSchema = z.extend(blogSummarySchema, {
  body: richText,
  author: relation,
  relatedServices: relations,
  seo,
})
export type Blog = z.infer<typeof blogSchema>

/** What an article shows of the person who wrote it. */
export const authorSchema = z.object({
  slug: z.string(),
  title: z.string(),
  role: optionalText,
  photo: relation,
  bio: optionalText,
  linkedin: optionalText,
})
