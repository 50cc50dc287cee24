import type { FlattenedBlock, FlattenedField } from 'payload'

type Values = Record<string, unknown>

// Marks that nobody sees, of the direction of a text among them, are as little to read as spaces.
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]+$/u

/** The values with every text that shows nothing as an empty one: what a field says of being empty then holds for it, too. */
export function withoutBlanks(values: Values, fields: readonly FlattenedField[]): Values {
  const changes = fields.flatMap((field) => {
    const value = values[field.name]
    const meant = meantBy(value, field)
    return meant === value ? [] : [[field.name, meant]]
  })
  return changes.length === 0 ? values : { ...values, ...Object.fromEntries(changes) }
}

function meantBy(value: unknown, field: FlattenedField): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      if (Array.isArray(value)) return value.some(isBlank) ? value.filter((each) => !isBlank(each)) : value
      return isBlank(value) ? '' : value
    case 'group':
    case 'tab':
      return isObject(value) ? withoutBlanks(value, field.flattenedFields) : value
    case 'array':
      return meantRows(value, () => field.flattenedFields)
    case 'blocks':
      return meantRows(value, (row) => fieldsOfBlock(row, field.blocks))
    default:
      return value
  }
}

function meantRows(rows: unknown, fieldsOf: (row: Values) => readonly FlattenedField[]): unknown {
  if (!Array.isArray(rows)) return rows
  const meant = rows.map((row: unknown) => (isObject(row) ? withoutBlanks(row, fieldsOf(row)) : row))
  return meant.some((row, place) => row !== rows[place]) ? meant : rows
}

const fieldsOfBlock = ({ blockType }: Values, blocks: readonly FlattenedBlock[]) =>
  blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []

const isBlank = (value: unknown) => typeof value === 'string' && BLANK.test(value)
const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
