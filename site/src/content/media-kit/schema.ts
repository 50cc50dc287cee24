import * as z from 'zod/mini'
import { optionalText, relation } from '@/content/fields'

export const mediaKitSchema = z.object({
  slug: z.string(),
  title: z.string(),
  kind: z.enum(['logo', 'photo', 'document', 'brand-colour', 'boilerplate', 'spokesperson']),
  file: relation,
  text: optionalText,
  colour: optionalText,
  leader: relation,
})
export type MediaKitItem = z.infer<typeof mediaKitSchema>

/** What the media kit shows of a spokesperson. */
export const spokespersonSchema = z.object({
  title: z.string(),
  role: optionalText,
  photo: relation,
  email: optionalText,
})
