import * as z from 'zod/mini'
import { figure, list, optionalText, relation } from '@/content/fields'

export const caseStudySchema = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  client: relation,
  industry: relation,
  cover: relation,
  challenge: z.string(),
  approach: z.string(),
  results: list(figure),
  quote: z.nullish(z.object({ text: optionalText, name: optionalText, role: optionalText })),
})
export type CaseStudyEntry = z.infer<typeof caseStudySchema> & { id: string }
