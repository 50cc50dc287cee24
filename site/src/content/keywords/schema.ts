import * as z from 'zod/mini'
import { list, optionalText, relation } from '@/content/fields'

/** What search engines are told about a fixed route; `title` is the meta title. */
export const keywordsSchema = z.object({
  title: z.string(),
  path: z.string(),
  description: optionalText,
  keywords: list(z.string()),
  image: relation,
})
export type KeywordsEntry = z.infer<typeof keywordsSchema>
