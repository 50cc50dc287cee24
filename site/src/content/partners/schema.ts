import * as z from 'zod/mini'
import { optionalText, relation, relations } from '@/content/fields'

/** Regions a visitor can filter by, from near to far. */
export const partnerRegions = ['saudi-arabia', 'gcc', 'mena', 'global'] as const

export const partnerSchema = z.object({
  title: z.string(),
  logo: relation,
  url: optionalText,
  description: optionalText,
  region: z.enum(partnerRegions),
  services: relations,
  tier: z.nullish(z.enum(['strategic', 'technology', 'delivery'])),
})
export type PartnerEntry = z.infer<typeof partnerSchema> & { id: string }
