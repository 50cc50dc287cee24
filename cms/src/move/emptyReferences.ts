import type { FlattenedField, Payload } from 'payload'

type Row = Record<string, unknown>
type IsThere = (collection: string, id: unknown) => boolean

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Empties references to documents that were deleted for good. SQLite does so when they are deleted, MongoDB keeps the ids, and a database
 * that looks after references would not take them.
 */
export async function emptyReferences({ config, db }: Payload): Promise<(fields: FlattenedField[], row: Row) => void> {
  const ids = new Map<string, Set<string>>()
  for (const { slug } of config.collections) {
    const { docs } = await db.find<Row>({
      collection: slug as never,
      pagination: false,
      limit: 0,
      select: { id: true },
    })
    ids.set(slug, new Set(docs.map(({ id }) => String(id))))
  }
  const isThere: IsThere = (collection, id) => ids.get(collection)?.has(String(id)) ?? true
  const locales = config.localization ? config.localization.localeCodes : []
  const empty = (fields: FlattenedField[], row: Row): void => {
    for (const field of fields) {
      const value = row[field.name]
      const isByLocale = isRow(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)
      if (isByLocale) for (const locale of Object.keys(value)) emptyIn(field, value, locale)
      else emptyIn(field, row, field.name)
    }
  }
  const isLocale = (name: string) => locales.includes(name)
  const emptyIn = (field: FlattenedField, holder: Row, name: string): void => {
    const value = holder[name]
    if (field.type === 'relationship' || field.type === 'upload') holder[name] = kept(value, field.relationTo, isThere)
    else if (field.type === 'blocks' && Array.isArray(value)) {
      const blocks = [...field.blocks, ...Object.values(config.blocks ?? {})]
      for (const row of value.filter(isRow))
        empty(blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [], row)
    } else if ('flattenedFields' in field)
      for (const row of [value].flat().filter(isRow)) empty(field.flattenedFields, row)
  }
  return empty
}

function kept(value: unknown, to: string | readonly string[], isThere: IsThere): unknown {
  if (Array.isArray(value)) return value.filter((each) => kept(each, to, isThere) !== null)
  if (value === null || value === undefined) return value
  if (typeof to === 'string') return isThere(to, value) ? value : null
  return isRow(value) && !isThere(String(value.relationTo), value.value) ? null : value
}
