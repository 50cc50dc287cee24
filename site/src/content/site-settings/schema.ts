import * as z from 'zod/mini'
import { list, optionalText, relation } from '@/content/fields'

export const siteSettingsSchema = z.object({
  companyName: z.string(),
  legalName: optionalText,
  tagline: optionalText,
  description: optionalText,
  logo: relation,
  logoDark: relation,
  foundedYear: z.nullish(z.number()),
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  city: optionalText,
  country: optionalText,
  social: list(z.object({ platform: z.enum(['linkedin', 'x', 'youtube', 'instagram']), url: z.string() })),
  analytics: z.pipe(
    z.nullish(z.object({ tagManagerId: optionalText, siteAnalyticsId: optionalText })),
    z.transform((ids) => [ids?.tagManagerId, ids?.siteAnalyticsId].filter((id) => id != null)),
  ),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>
