import * as z from 'zod/mini'
import { optionalText, relation } from '@/content/fields'

export const clientSchema = z.object({
  title: z.string(),
  logo: relation,
  url: optionalText,
  industry: relation,
  featured: z.nullish(z.boolean()),
})
export type ClientEntry = z.infer<typeof clientSchema> & { id: string }
