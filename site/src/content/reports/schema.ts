import * as z from 'zod/mini'
import { optionalText, relation } from '@/content/fields'

export const reportSchema = z.object({
  slug: z.string(),
  title: z.string(),
  summary: optionalText,
  cover: relation,
  year: z.number(),
  topic: z.enum(['annual', 'market', 'sector', 'guide']),
  access: z.enum(['open', 'gated']),
  pages: z.nullish(z.number()),
  publishedAt: z.string(),
  /** The file in the release; the publisher adds it to open reports. */
  publicFile: z.nullish(z.object({ path: z.string(), mimeType: z.string(), bytes: z.number(), name: z.string() })),
})
export type Report = z.infer<typeof reportSchema>
