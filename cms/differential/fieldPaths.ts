import type { FlattenedField } from 'payload'

/** A field that a query can name, as `group.field`. */
export interface FieldPath {
  path: string
  field: FlattenedField
  /** Whether a document has one value of it, and not one in each row. */
  isSingle: boolean
}

const NESTED = ['group', 'tab', 'array']
const MAX_NESTING = 3

/** Every field that a query can name, with what lies in groups and rows. */
export function fieldPaths(fields: readonly FlattenedField[], prefix = '', nesting = 1, isSingle = true): FieldPath[] {
  return fields.flatMap((field) => {
    if ('hidden' in field && field.hidden) return []
    const path = `${prefix}${field.name}`
    if ('flattenedFields' in field && NESTED.includes(field.type))
      return nesting < MAX_NESTING
        ? fieldPaths(field.flattenedFields, `${path}.`, nesting + 1, isSingle && field.type !== 'array')
        : []
    // A row's own number is no field of the document.
    if (prefix && field.name === 'id') return []
    // SQLite has no conditions on lists of texts, nor plain ones on documents of several collections.
    if (field.type === 'text' && field.hasMany) return []
    if ('relationTo' in field && Array.isArray(field.relationTo)) return []
    return ['blocks', 'richText', 'json', 'join', 'point'].includes(field.type)
      ? []
      : [{ path, field, isSingle: isSingle && !('hasMany' in field && field.hasMany) }]
  })
}
