import * as z from 'zod/mini'
import { list, optionalText } from '@/content/fields'
import { linkSchema } from '@/content/navigation/schema'

export const footerSchema = z.object({
  columns: list(z.object({ heading: z.string(), links: list(linkSchema) })),
  legal: optionalText,
  links: list(linkSchema),
})
export type Footer = z.infer<typeof footerSchema>
