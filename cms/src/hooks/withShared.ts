import type { FlattenedField } from 'payload'

type Values = Record<string, unknown>

/**
 * One language's published values with those that all languages share as they are in a newer state. Rows of a shared list stand for
 * each other by their place, as they do when Payload publishes one language.
 */
export function withShared(fields: FlattenedField[], own: Values, newest: Values): Values {
  const merged = { ...own }
  for (const field of fields) {
    const { name } = field
    const isOwn = 'localized' in field && field.localized
    if (!isOwn && name in newest) merged[name] = sharedValue(field, own[name], newest[name])
  }
  return merged
}

function sharedValue(field: FlattenedField, own: unknown, newest: unknown): unknown {
  if (field.type === 'blocks' || !('flattenedFields' in field)) return newest
  const { flattenedFields } = field
  if (!Array.isArray(newest)) return isValues(newest) ? withShared(flattenedFields, valuesOf(own), newest) : newest
  const rows = Array.isArray(own) ? (own as unknown[]) : []
  return newest.map((row, at) => withShared(flattenedFields, valuesOf(rows[at]), valuesOf(row)))
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

const valuesOf = (value: unknown): Values => (isValues(value) ? value : {})
