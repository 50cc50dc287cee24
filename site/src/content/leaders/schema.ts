import * as z from 'zod/mini'
import { optionalText, relation } from '@/content/fields'

/** A person of the company; `title` is the name. */
export const leaderSchema = z.object({
  title: z.string(),
  slug: z.string(),
  role: z.string(),
  group: z.enum(['board', 'executive', 'expert']),
  photo: relation,
  bio: optionalText,
  email: optionalText,
  linkedin: optionalText,
})
export type LeaderEntry = z.infer<typeof leaderSchema> & { id: string }
