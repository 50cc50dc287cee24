import { fieldsMessages } from '@diwan/shared/messages/fields'
import type { Block, DateField, Field, Option, Tab } from 'payload'
import { companyDay, companyTime } from './companyTime'

const { en, ar } = fieldsMessages

const YES_OR_NO = '@/admin/components/YesOrNoCell#YesOrNoCell'
const RELATION = '@/admin/components/RelationCell#RelationCell'
/** Names a row by what is written in it: Payload would count rows, and call every section “Untitled”. */
const rowName = (kind: unknown) => ({ path: '@/admin/components/RowName#RowName', clientProps: { kind } })

const wordsOf = (kind: 'labels' | 'options' | 'rows', key: string) => {
  const words = { en: (en[kind] as Record<string, string>)[key], ar: (ar[kind] as Record<string, string>)[key] }
  return words.en && words.ar ? { en: words.en, ar: words.ar } : undefined
}

/** Payload would make “Also Known A” of the field's name, in every language. */
const labelsOfRows = (name: string) => {
  const [singular, plural] = [wordsOf('rows', name), wordsOf('labels', name)]
  return singular && { singular, plural: plural ?? singular }
}

const withOptionLabel = (option: Option): Option =>
  typeof option === 'string' ? { value: option, label: wordsOf('options', option) ?? option } : option

/** Payload leaves the year out of a day, and tells times by the clock of the browser: here all are told by the company's. */
function withFullDate(admin: DateField['admin']): DateField['admin'] {
  const clock = admin?.date?.pickerAppearance === 'dayAndTime' ? companyTime.components : companyDay.components
  const date = { displayFormat: 'yyyy-MM-dd', ...admin?.date }
  return {
    ...admin,
    components: { ...clock, ...admin?.components },
    date: date as NonNullable<DateField['admin']>['date'],
  }
}

/** Fields with their names and choices in both languages, from the messages, and dates written in full; what a field brings itself stays. */
export function labelled(fields: Field[]): Field[] {
  return fields.map((field) => {
    const copy = { ...field } as Field & { label?: unknown }
    if ('name' in field && field.name && field.type !== 'ui') copy.label ??= wordsOf('labels', field.name)
    if (copy.type === 'array' || copy.type === 'blocks') copy.labels ??= labelsOfRows(copy.name)
    if (copy.type === 'array' && copy.labels)
      copy.admin = { ...copy.admin, components: { RowLabel: rowName(copy.labels.singular), ...copy.admin?.components } }
    if (copy.type === 'date') copy.admin = withFullDate(copy.admin)
    if (copy.type === 'checkbox')
      copy.admin = { ...copy.admin, components: { Cell: YES_OR_NO, ...copy.admin?.components } }
    if (copy.type === 'relationship')
      copy.admin = { ...copy.admin, components: { Cell: RELATION, ...copy.admin?.components } } as typeof copy.admin
    if ('fields' in copy) copy.fields = labelled(copy.fields)
    if ('options' in copy) copy.options = copy.options.map(withOptionLabel)
    if ('tabs' in copy) copy.tabs = copy.tabs.map((tab): Tab => ({ ...tab, fields: labelled(tab.fields) }))
    if ('blocks' in copy) copy.blocks = copy.blocks.map(labelledSection)
    if (copy.label === undefined) delete copy.label
    return copy as Field
  })
}

/** A block with its fields named likewise. */
export function labelledBlock(block: Block): Block {
  return { ...block, fields: labelled(block.fields) }
}

/** A block among the sections of a page. */
function labelledSection(block: Block): Block {
  const { admin, labels, ...rest } = labelledBlock(block)
  const Label = rowName(labels?.singular)
  return { ...rest, ...(labels ? { labels } : {}), admin: { ...admin, components: { Label, ...admin?.components } } }
}
