import { isObjectId } from '@diwan/shared/lib/isObjectId'
import { isTime } from '@diwan/shared/lib/isTime'
import type { FlattenedBlock, FlattenedField, Option } from 'payload'

/** What a field wants instead, as the words for it are called. */
export type Wanted =
  | 'text'
  | 'texts'
  | 'choice'
  | 'number'
  | 'time'
  | 'flag'
  | 'document'
  | 'documents'
  | 'fields'
  | 'rows'
  | 'block'
  | 'formatted'
  | 'nested'

export interface OddValue {
  path: string
  wanted: Wanted
}

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)

/** Values that no database keeps as they are: of another kind than their fields. Rules about the right kind are the fields' own. */
export const oddValuesIn = (data: Values, fields: readonly FlattenedField[], parent = ''): OddValue[] => [
  ...namesWithDots(data, parent),
  ...fields.flatMap((field) =>
    'virtual' in field && field.virtual ? [] : oddValuesAt(`${parent}${field.name}`, data[field.name], field),
  ),
]

// MongoDB would follow such a name into a field that nobody has judged; SQLite drops it, or fails over it.
const namesWithDots = (data: Values, parent: string): OddValue[] =>
  Object.keys(data).flatMap((name) => (name.includes('.') ? [{ path: `${parent}${name}`, wanted: 'nested' }] : []))

function oddValuesAt(path: string, value: unknown, field: FlattenedField): OddValue[] {
  // Payload looks into a group, whatever it is.
  if (value === undefined || (value === null && field.type !== 'group' && field.type !== 'tab')) return []
  const unless = (isRight: boolean, wanted: Wanted) => (isRight ? [] : [{ path, wanted }])
  switch (field.type) {
    case 'select':
    case 'radio':
      if (isText(value)) return unless(isOffered(value, field.options), 'choice')
      if (field.type === 'radio' || !field.hasMany) return unless(false, 'text')
      if (!Array.isArray(value) || !value.every(isText)) return unless(false, 'texts')
      return unless(
        value.every((each) => isOffered(each, field.options)),
        'choice',
      )
    case 'text':
      if (field.hasMany) return unless(Array.isArray(value) && value.every(isText), 'texts')
      return unless(isText(value), 'text')
    case 'textarea':
    case 'email':
    case 'code':
      return unless(isText(value), 'text')
    case 'number':
      return unless(isNumber(value), 'number')
    case 'date':
      return unless(value instanceof Date || (isText(value) && isTime(String(value))), 'time')
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
      return unless(isText(value) || (isObject(value) && isFormatted(value.root)), 'formatted')
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

// Nobody writes a text with so many lists in each other; what walks through one step by step would end in the middle.
const MAX_TEXT_DEPTH = 100

/**
 * Whether a part of a text is one that the editor writes; a part of a table, with the sizes and colours that it has there. Cells over
 * thousands of columns would stop whoever opens the text.
 */
function isModest(node: unknown): boolean {
  if (!isObject(node)) return false
  if (node.type === 'table') return isNothing(node.colWidths)
  if (node.type !== 'tablecell') return true
  return (node.colSpan ?? 1) === 1 && (node.rowSpan ?? 1) === 1 && isNothing(node.backgroundColor)
}

function isFormatted(root: unknown): boolean {
  if (!isObject(root) || (root.children !== undefined && !Array.isArray(root.children))) return false
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_TEXT_DEPTH || !level.every(isModest)) return false
    level = level.flatMap((node) =>
      isObject(node) && Array.isArray(node.children) ? (node.children as unknown[]) : [],
    )
  }
  return true
}

// Left empty by a form: whether that may be is the field's own rule.
const isOffered = (value: unknown, options: readonly Option[]) =>
  value === '' || options.some((option) => (typeof option === 'string' ? option : option.value) === value)

const isNumber = (value: unknown) =>
  typeof value === 'number' ? Number.isFinite(value) : isText(value) && Number.isFinite(Number(value))
const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const isNone = (value: unknown) => value === '' || value === 'none' || value === 'null'

// A document that was read may be sent back with what it points at.
const isId = (value: unknown): boolean =>
  isObject(value) ? isId(value.id) : typeof value === 'string' && isObjectId(value)

const isDocument = (value: unknown, to: string | string[]) =>
  Array.isArray(to) ? isObject(value) && to.includes(String(value.relationTo)) && isId(value.value) : isId(value)
