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
  // The list's own buttons read one word, not one for each language.
  labels: {
    singular: ({ i18n }) => (i18n.language === 'ar' ? 'عرض محفوظ' : 'Saved view'),
    plural: ({ i18n }) => (i18n.language === 'ar' ? 'العروض المحفوظة' : 'Saved views'),
  },
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
  if (presets) {
    // What else Payload would show of a view is in English whoever reads, and in the names of the database.
    presets.admin.defaultColumns = ['title', 'isShared']
    nameInBothLanguages(presets.fields)
  }
  return config
}

const names: Record<string, { en: string; ar: string }> = {
  title: { en: 'Name', ar: 'الاسم' },
  isShared: { en: 'Shared with others', ar: 'مشترك مع آخرين' },
  access: { en: 'Sharing', ar: 'المشاركة' },
  read: { en: 'Who may use it', ar: 'من يستخدمه' },
  update: { en: 'Who may change it', ar: 'من يعدّله' },
  delete: { en: 'Who may delete it', ar: 'من يحذفه' },
  constraint: { en: 'People', ar: 'الأشخاص' },
  users: { en: 'Chosen people', ar: 'الأشخاص المختارون' },
  where: { en: 'Filters', ar: 'عوامل التصفية' },
  columns: { en: 'Columns', ar: 'الأعمدة' },
  everyone: { en: 'Everyone', ar: 'الجميع' },
  onlyMe: { en: 'Only me', ar: 'أنا فقط' },
  specificUsers: { en: 'Chosen people', ar: 'أشخاص مختارون' },
}

/** Names the fields of a saved view. No list is shown in groups, so that nobody is asked for one. */
function nameInBothLanguages(fields: Field[]): void {
  for (const field of fields) {
    if (field.type === 'collapsible') field.label = nameOf(field.fields[0]) ?? ''
    else if (nameOf(field) && 'label' in field && field.label !== false) field.label = nameOf(field)!
    if (field.type === 'select')
      field.options = field.options.map((option) =>
        typeof option === 'string' ? option : { ...option, label: names[option.value] ?? option.label },
      )
    if (field.type === 'checkbox')
      field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: YES_OR_NO } }
    if (field.type === 'text' && field.name === 'groupBy') field.admin = { ...field.admin, hidden: true }
    if ('fields' in field) nameInBothLanguages(field.fields)
  }
}

const YES_OR_NO = '@/admin/components/YesOrNoCell#YesOrNoCell'

const nameOf = (field: Field | undefined) => (field && 'name' in field && field.name ? names[field.name] : undefined)

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
