import type { FlattenedBlock, FlattenedField } from 'payload'
import { ID } from '@/database/fieldAt'

/** What a field wants instead, as the words for it are called. */
export type Wanted =
  'text' | 'texts' | 'number' | 'time' | 'flag' | 'document' | 'documents' | 'fields' | 'rows' | 'block' | 'formatted'

export interface OddValue {
  path: string
  wanted: Wanted
}

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Values that no database keeps as they are: of another kind than their fields. Rules about the right kind are the fields' own. */
export const oddValuesIn = (data: Values, fields: readonly FlattenedField[], parent = ''): OddValue[] =>
  fields.flatMap((field) =>
    'virtual' in field && field.virtual ? [] : oddValuesAt(`${parent}${field.name}`, data[field.name], field),
  )

function oddValuesAt(path: string, value: unknown, field: FlattenedField): OddValue[] {
  if (value === undefined || value === null) return []
  const unless = (isRight: boolean, wanted: Wanted) => (isRight ? [] : [{ path, wanted }])
  switch (field.type) {
    case 'text':
    case 'select':
      if (field.hasMany) return unless(Array.isArray(value) && value.every(isText), 'texts')
      return unless(isText(value), 'text')
    case 'textarea':
    case 'email':
    case 'code':
    case 'radio':
      return unless(isText(value), 'text')
    case 'number':
      return unless(isNumber(value), 'number')
    case 'date':
      return unless(isTime(value), 'time')
    case 'checkbox':
      return unless(typeof value === 'boolean' || value === 'true' || value === 'false' || value === '', 'flag')
    case 'relationship':
    case 'upload': {
      const isRight = (each: unknown) => isDocument(each, field.relationTo)
      if (field.hasMany) return unless(isNone(value) || (Array.isArray(value) && value.every(isRight)), 'documents')
      return unless(isNone(value) || isRight(value), 'document')
    }
    case 'group':
    case 'tab':
      if (!isObject(value)) return unless(false, 'fields')
      return oddValuesIn(value, field.flattenedFields, `${path}.`)
    case 'array':
      return oddRows(path, value, () => field.flattenedFields)
    case 'blocks':
      return oddRows(path, value, (row) => fieldsOfBlock(row, field.blocks))
    case 'richText':
      return unless(isText(value) || (isObject(value) && isObject(value.root)), 'formatted')
    default:
      return []
  }
}

function oddRows(
  path: string,
  rows: unknown,
  fieldsOf: (row: Values) => readonly FlattenedField[] | undefined,
): OddValue[] {
  // How a form says that there are none.
  if (rows === 0 || rows === '0') return []
  if (!Array.isArray(rows)) return [{ path, wanted: 'rows' }]
  return rows.flatMap((row: unknown, place) => {
    if (row === null) return []
    if (!isObject(row)) return [{ path: `${path}.${place}`, wanted: 'fields' as const }]
    const fields = fieldsOf(row)
    if (!fields) return [{ path: `${path}.${place}.blockType`, wanted: 'block' as const }]
    return oddValuesIn(row, fields, `${path}.${place}.`)
  })
}

// A row that is there already may leave out what it is.
const fieldsOfBlock = ({ blockType }: Values, blocks: readonly FlattenedBlock[]) =>
  blockType === undefined ? [] : blocks.find(({ slug }) => slug === blockType)?.flattenedFields

const isText = (value: unknown) => typeof value === 'string'
const isTime = (value: unknown) =>
  value instanceof Date || (isText(value) && Number.isFinite(Date.parse(String(value))))
const isNumber = (value: unknown) =>
  typeof value === 'number' ? Number.isFinite(value) : isText(value) && Number.isFinite(Number(value))
const isNone = (value: unknown) => value === '' || value === 'none' || value === 'null'

// A document that was read may be sent back with what it points at.
const isId = (value: unknown): boolean =>
  isObject(value) ? isId(value.id) : typeof value === 'string' && ID.test(value)

const isDocument = (value: unknown, to: string | string[]) =>
  Array.isArray(to) ? isObject(value) && to.includes(String(value.relationTo)) && isId(value.value) : isId(value)
