import type { Locale } from '@diwan/shared/content'
import type { DemoFields } from './demoDocument.ts'
import { numbered } from './numbered.ts'

/** A language's fields with ids of their own, but for rows of an array that is shared: those keep their ids in both languages. */
export function numberedBeside(shared: DemoFields, fields: DemoFields, path: string, locale: Locale): DemoFields {
  const rows = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in shared)))
  const additions = Object.fromEntries(Object.entries(fields).filter(([name]) => name in shared))
  return { ...numbered(rows, `${path}/${locale}`), ...additions }
}
