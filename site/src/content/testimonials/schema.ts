import * as z from 'zod/mini'
import { relation } from '@/content/fields'

/** What a client said; `title` is the person. */
export const testimonialSchema = z.object({
  title: z.string(),
  role: z.string(),
  client: relation,
  quote: z.string(),
  photo: relation,
})
export type TestimonialEntry = z.infer<typeof testimonialSchema> & { id: string }
