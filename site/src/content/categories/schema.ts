import * as z from 'zod/mini'
import { optionalText, relation, seo } from '@/content/fields'

export const categorySchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(['blogs', 'news', 'case-studies']),
  parent: relation,
  description: optionalText,
  seo,
})
export type Category = z.infer<typeof categorySchema>
