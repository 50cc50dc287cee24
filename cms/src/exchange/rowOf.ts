import { locales } from '@diwan/shared/content'
import type { Exchanged } from './exchanged'

type Doc = Record<string, unknown>

const at = (doc: Doc, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Doc | null | undefined)?.[name], doc)

const idOf = (value: unknown): unknown =>
  value && typeof value === 'object' && 'id' in value ? (value as { id: unknown }).id : value

/** A document (read in all languages) as the values of its columns. */
export function rowOf({ localized, readOnly, writable }: Exchanged, doc: Doc): Record<string, unknown> {
  const row: Doc = { id: doc.id }
  for (const name of localized) {
    const words = (at(doc, name) ?? {}) as Doc
    for (const locale of locales) row[`${name}.${locale}`] = words[locale] ?? null
  }
  for (const name of [...writable, ...readOnly]) {
    const value = doc[name]
    row[name] = Array.isArray(value) ? value.map(idOf) : (idOf(value) ?? null)
  }
  return row
}

/** A value as the text of a CSV cell: lists and formatted texts as JSON. */
export function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
