import { hasText } from '@payloadcms/richtext-lexical/shared'
import { getTranslation } from '@payloadcms/translations'
import type { Locale } from '@diwan/shared/content'
import type { FlattenedBlock, FlattenedField, PayloadRequest } from 'payload'

type Values = Record<string, unknown>

/** A place of a document that needs words, with the way to it in the reader's language. */
interface Place {
  label: string
  isFilled: boolean
}

interface Asked {
  locale: Locale
  req: PayloadRequest
}

interface Level {
  /** As kept, with its words in all languages; what lies in a list or section of one language has only these. */
  kept: Values
  /** As sent in another language: what all languages share is in force as it is here. */
  sent: Values
  parent?: string
  isOwn?: boolean
}

/** The places in which one language has to have words, those in groups, rows and sections among them. */
export function requiredPlaces(fields: readonly FlattenedField[], level: Level, asked: Asked): Place[] {
  const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, level, asked.locale)]))
  return fields.filter((field) => isShown(field, values)).flatMap((field) => placesIn(field, values, level, asked))
}

function placesIn(field: FlattenedField, values: Values, level: Level, asked: Asked): Place[] {
  const { name } = field
  const isOwn = isOf(field, level)
  const label = [level.parent, labelOf(field, asked.req)].filter(Boolean).join(' > ')
  const value = values[name]
  const within = (fieldsOf: FlattenedField[], kept: unknown, row: unknown, parent: string) =>
    requiredPlaces(fieldsOf, { kept: valuesIn(kept), sent: isOwn ? {} : valuesIn(row), parent, isOwn }, asked)
  const itself = isOwn && 'required' in field && field.required ? [{ label, isFilled: !isEmpty(field, value) }] : []

  if (field.type === 'group' || field.type === 'tab')
    return within(field.flattenedFields, isOwn ? value : level.kept[name], level.sent[name], label)
  if (field.type !== 'array' && field.type !== 'blocks') return itself
  const rows = rowsIn(value)
  return rows.flatMap((row, at) => {
    const kept = isOwn ? row : rowsIn(level.kept[name]).find(({ id }) => id === row.id)
    if (field.type === 'array') return within(field.flattenedFields, kept, row, `${label} ${String(at + 1)}`)
    const block = field.blocks.find(({ slug }) => slug === row.blockType)
    return block ? within(block.flattenedFields, kept, row, `${label} > ${nameOfBlock(block, at, asked.req)}`) : []
  })
}

/** Whether a value is of one language, by itself or by what it lies in. */
const isOf = (field: FlattenedField, { isOwn = false }: Level): boolean =>
  isOwn || ('localized' in field && Boolean(field.localized))

function valueOf(field: FlattenedField, level: Level, locale: Locale): unknown {
  const { kept, sent } = level
  const { name } = field
  if (level.isOwn) return kept[name]
  return isOf(field, level) ? valuesIn(kept[name])[locale] : name in sent ? sent[name] : kept[name]
}

function isShown({ admin }: FlattenedField, values: Values): boolean {
  if (!admin || !('condition' in admin) || !admin.condition) return true
  return admin.condition(values, values, { blockData: values, operation: 'update', path: [], user: null })
}

const labelOf = (field: FlattenedField, { i18n }: PayloadRequest): string =>
  'label' in field && field.label ? getTranslation(field.label as string, i18n) : field.name

const nameOfBlock = ({ labels, slug }: FlattenedBlock, at: number, { i18n, t }: PayloadRequest): string =>
  `${t('fields:block')} ${String(at + 1)} (${labels ? getTranslation(labels.singular, i18n) : slug})`

const isEmpty = ({ type }: FlattenedField, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  // The editor keeps an empty paragraph of a text that was cleared.
  (type === 'richText' && !hasText(value as Parameters<typeof hasText>[0]))

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const valuesIn = (value: unknown): Values => (isValues(value) ? value : {})
const rowsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])
