import {
  APIError,
  type CollectionBeforeOperationHook,
  type Config,
  type Field,
  type FlattenedField,
  type GroupField,
  type SanitizedConfig,
} from 'payload'
import { ofReadLists } from '@/access/ofReadLists'
import { refuseOddData } from '@/hooks/refuseOddData'

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
  presets?.hooks.beforeOperation.push(refuseOddData, refuseOddFilter)
  return config
}

/** Payload keeps any JSON as a filter, or fails over it. */
const refuseOddFilter: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { where } = (args as { data: { where?: unknown } }).data
  if (where === undefined || where === null || isFilter(where)) return args
  throw new APIError('"where" must name fields and conditions, like { "title": { "equals": "x" } }.', 400, null, true)
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFilter = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, part]) =>
    ['and', 'or'].includes(name) ? Array.isArray(part) && part.every(isFilter) : isObject(part),
  )

const isAccess = (field: Field | FlattenedField): field is Extract<typeof field, GroupField> =>
  field.type === 'group' && 'name' in field && field.name === 'access'
