import * as z from 'zod/mini'
import { optionalText } from '@/content/fields'

const fileSchema = z.object({
  path: z.string(),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  mimeType: z.string(),
  bytes: z.nullish(z.number()),
})

/** A picture or file of the media library, with the copies that the release holds. */
export const mediaSchema = z.object({
  alt: z.pipe(
    z.nullish(z.string()),
    z.transform((alt) => alt ?? ''),
  ),
  caption: optionalText,
  filename: optionalText,
  files: z.object({
    original: z.optional(fileSchema),
    small: z.optional(fileSchema),
    medium: z.optional(fileSchema),
    large: z.optional(fileSchema),
    share: z.optional(fileSchema),
  }),
})
export type MediaEntry = z.infer<typeof mediaSchema>
