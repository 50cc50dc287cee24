import type { Config, Field, FlattenedField, GroupField, SanitizedConfig } from 'payload'
import { ofReadLists } from '@/access/ofReadLists'

/** Filters and columns of a list that staff keep under a name, for themselves or for others. */
export const queryPresets: Config['queryPresets'] = {
  access: { create: ofReadLists, read: ofReadLists, update: ofReadLists, delete: ofReadLists },
  constraints: {},
  labels: { singular: { en: 'Saved view', ar: 'عرض محفوظ' }, plural: { en: 'Saved views', ar: 'العروض المحفوظة' } },
}

/**
 * Takes the trial out of saved views. To see that nobody shuts themselves out, Payload saves a copy of a shared view in a second
 * transaction while the first one waits for it: with one writer, until both are given up. Nobody can: whoever shares with chosen people
 * is one of them, “only me” is them, and there are no other constraints.
 */
export function sharePresets(config: SanitizedConfig): SanitizedConfig {
  const presets = config.collections.find(({ slug }) => slug === 'payload-query-presets')
  for (const field of [...(presets?.fields ?? []), ...(presets?.flattenedFields ?? [])])
    if (isAccess(field)) field.validate = () => true
  return config
}

const isAccess = (field: Field | FlattenedField): field is Extract<typeof field, GroupField> =>
  field.type === 'group' && 'name' in field && field.name === 'access'
