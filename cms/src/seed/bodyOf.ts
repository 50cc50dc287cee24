import { isContentSlug, type Locale } from '@diwan/shared/content'
import type { DemoDocument, DemoFields } from './demoDocument.ts'
import { merged } from './merged.ts'
import { numbered } from './numbered.ts'

const withoutSlug = ['keywords', 'media', 'redirects']

/** All fields of a document in one language, as the CMS wants to be given them. */
export function bodyOf(document: DemoDocument, locale: Locale): DemoFields {
  const { collection, key, shared } = document
  const path = `${collection}/${key}`
  // Rows of an array that is shared keep their ids in both languages.
  const fields = merged(numbered(shared, path), numberedFor(document[locale] ?? {}, shared, path, locale))
  return isContentSlug(collection) && !withoutSlug.includes(collection) ? { slug: key, ...fields } : fields
}

function numberedFor(fields: DemoFields, shared: DemoFields, path: string, locale: Locale): DemoFields {
  const rows = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in shared)))
  const additions = Object.fromEntries(Object.entries(fields).filter(([name]) => name in shared))
  return { ...numbered(rows, `${path}/${locale}`), ...additions }
}
