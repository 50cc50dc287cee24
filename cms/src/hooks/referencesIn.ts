import type { FlattenedField } from 'payload'

export interface Reference {
  path: string
  /** The collection of the document, and its id. */
  to: string
  id: string
}

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Documents that the values of fields point at, in groups, rows and blocks too. */
export const referencesIn = (data: Values, fields: readonly FlattenedField[], parent = ''): Reference[] =>
  fields.flatMap((field) => referencesAt(`${parent}${field.name}`, data[field.name], field))

function referencesAt(path: string, value: unknown, field: FlattenedField): Reference[] {
  switch (field.type) {
    case 'relationship':
    case 'upload':
      return listOf(value).flatMap((each) => referenceOf(path, each, field.relationTo))
    case 'group':
    case 'tab':
      return isObject(value) ? referencesIn(value, field.flattenedFields, `${path}.`) : []
    case 'array':
      return inRows(path, value, () => field.flattenedFields)
    case 'blocks':
      return inRows(
        path,
        value,
        ({ blockType }) => field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields,
      )
    default:
      return []
  }
}

const inRows = (path: string, rows: unknown, fieldsOf: (row: Values) => readonly FlattenedField[] | undefined) =>
  Array.isArray(rows)
    ? rows.flatMap((row: unknown, place) =>
        isObject(row) ? referencesIn(row, fieldsOf(row) ?? [], `${path}.${place}.`) : [],
      )
    : []

function referenceOf(path: string, value: unknown, relationTo: string | string[]): Reference[] {
  const [to, pointed] = Array.isArray(relationTo)
    ? isObject(value)
      ? [value.relationTo, value.value]
      : []
    : [relationTo, value]
  const id = isObject(pointed) ? pointed.id : pointed
  return typeof to === 'string' && typeof id === 'string' && id !== '' ? [{ path, to, id }] : []
}
