import { isContentSlug, type Locale } from '@diwan/shared/content'
import type { DemoDocument, DemoFields } from './demoDocument.ts'
import { merged } from './merged.ts'
import { numbered } from './numbered.ts'
import { numberedBeside } from './numberedBeside.ts'

const withoutSlug = ['keywords', 'media', 'redirects']

/** All fields of a document in one language, as the CMS wants to be given them. */
export function bodyOf(document: DemoDocument, locale: Locale): DemoFields {
  const { collection, key, shared } = document
  const path = `${collection}/${key}`
  const fields = merged(numbered(shared, path), numberedBeside(shared, document[locale] ?? {}, path, locale))
  return isContentSlug(collection) && !withoutSlug.includes(collection) ? { slug: key, ...fields } : fields
}
