import * as z from 'zod/mini'
import { list } from '@/content/fields'

export const linkSchema = z.object({ label: z.string(), href: z.string() })

/** A link as it is shown; one that leads to what visitors cannot see is not. */
export type ShownLink = z.infer<typeof linkSchema> & { isGone?: true }

const groupSchema = z.object({
  label: z.pipe(
    z.nullish(z.string()),
    z.transform((label) => label ?? ''),
  ),
  items: list(linkSchema),
})

export const navigationSchema = z.object({
  aboutUs: groupSchema,
  services: groupSchema,
  solutions: groupSchema,
  links: list(linkSchema),
})

type Group = Omit<z.infer<typeof groupSchema>, 'items'> & { items: ShownLink[] }

export interface Navigation {
  aboutUs: Group
  services: Group
  solutions: Group
  links: ShownLink[]
}
