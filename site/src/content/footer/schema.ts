import * as z from 'zod/mini'
import { list, optionalText } from '@/content/fields'
import { linkSchema, type ShownLink } from '@/content/navigation/schema'

export const footerSchema = z.object({
  columns: list(z.object({ heading: z.string(), links: list(linkSchema) })),
  legal: optionalText,
  links: list(linkSchema),
})

type Written = z.infer<typeof footerSchema>

export interface Footer extends Omit<Written, 'columns' | 'links'> {
  columns: { heading: string; links: ShownLink[] }[]
  links: ShownLink[]
}
