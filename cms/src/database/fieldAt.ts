import type { FlattenedField } from 'payload'

/** What the field at a path holds, as far as it decides what it can be compared with. */
export type Held = Kind & {
  /** Nobody is shown it, or what leads there. */
  isHidden?: true
}

type Kind =
  | { kind: 'id' | 'time' | 'number' | 'flag' }
  | { kind: 'text' | 'richText' }
  /** A group, rows or blocks: fields that hold values, without one of its own. */
  | { kind: 'fields' }
  /** A document of one of several collections, and the two parts it is made of. */
  | { kind: 'reference' | 'referenceId' | 'referenceTo'; to: readonly string[] }

interface Schema {
  fields: readonly FlattenedField[]
  fieldsOf: (collection: string) => readonly FlattenedField[] | undefined
  locales: readonly string[]
}

const KINDS: Partial<Record<FlattenedField['type'], 'time' | 'number' | 'flag' | 'richText'>> = {
  checkbox: 'flag',
  date: 'time',
  number: 'number',
  richText: 'richText',
}

const SYSTEM: Record<string, Held> = {
  id: { kind: 'id' },
  _id: { kind: 'id' },
  createdAt: { kind: 'time' },
  updatedAt: { kind: 'time' },
  deletedAt: { kind: 'time' },
}

/** What a condition's path leads to: through groups, rows, blocks, languages, relations and versions. Nothing, when it leads nowhere. */
export function fieldAt(path: string, schema: Schema): Held | undefined {
  const segments = path.replaceAll('__', '.').split('.')
  const has = (name: string) => schema.fields.some((field) => field.name === name)
  // A version has its document in a group of its own, and names whose it is.
  if (segments[0] === 'version' && !has('version')) segments.shift()
  if (segments.length === 0) return { kind: 'fields' }
  if (segments[0] === 'parent' && !has('parent')) segments[0] = 'id'
  return heldAt(segments, schema, true)
}

function heldAt(segments: string[], schema: Schema, isDocument: boolean): Held | undefined {
  const [name = '', ...rest] = segments
  const field = schema.fields.find((each) => each.name === name)
  if (!field) return isDocument && rest.length === 0 && Object.hasOwn(SYSTEM, name) ? SYSTEM[name] : undefined
  const held = heldIn(field, rest, schema)
  return held && 'hidden' in field && field.hidden ? { ...held, isHidden: true } : held
}

function heldIn(field: FlattenedField, rest: string[], schema: Schema): Held | undefined {
  if (schema.locales.includes(rest[0] ?? '')) rest.shift()
  if (field.type === 'relationship' || field.type === 'upload') return heldBehind(field.relationTo, rest, schema)
  if (rest.length === 0) return { kind: isMade(field) ? 'fields' : (KINDS[field.type] ?? 'text') }
  if (field.type === 'richText') return { kind: 'richText' }
  if (field.type === 'blocks') {
    const fields = field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
    return heldAt(rest, { ...schema, fields }, false)
  }
  return 'flattenedFields' in field
    ? heldAt(rest, { ...schema, fields: field.flattenedFields }, false)
    : { kind: 'text' }
}

const isMade = (field: FlattenedField) => field.type === 'blocks' || 'flattenedFields' in field

function heldBehind(to: string | string[], rest: string[], schema: Schema): Held | undefined {
  if (Array.isArray(to)) {
    const kinds = { '': 'reference', value: 'referenceId', relationTo: 'referenceTo' } as const
    const part = rest.join('.')
    return Object.hasOwn(kinds, part) ? { kind: kinds[part as keyof typeof kinds], to } : undefined
  }
  if (rest.length === 0) return { kind: 'id' }
  const fields = schema.fieldsOf(to)
  return fields && heldAt(rest, { ...schema, fields }, true)
}
