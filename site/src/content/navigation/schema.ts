import * as z from 'zod/mini'
import { list } from '@/content/fields'

export const linkSchema = z.object({ label: z.string(), href: z.string() })

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
export type Navigation = z.infer<typeof navigationSchema>
