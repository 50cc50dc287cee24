import * as z from 'zod/mini'
import { optionalText } from '@/content/fields'

export const officeSchema = z.object({
  title: z.string(),
  slug: z.string(),
  kind: z.enum(['headquarters', 'branch']),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  phone: optionalText,
  email: optionalText,
  hours: optionalText,
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
})
export type OfficeEntry = z.infer<typeof officeSchema> & { id: string }
