import type { Locale } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'

// They decide where the page is, and the frame stands on one address.
const ADDRESS = ['id', 'slug', 'catalogueKey', '_status']

/** A draft with what stands in its form now, in the language of the form. One without a title is not begun, as the CMS sees it. */
export function typedDraft(draft: MirroredDocument, locale: Locale, data: DocumentBody): MirroredDocument {
  if (draft.locales[locale] === null && !data.title) return draft
  const known = draft.locales[locale] ?? draft.locales.en ?? draft.locales.ar ?? {}
  const kept = Object.fromEntries(ADDRESS.filter((field) => field in known).map((field) => [field, known[field]]))
  return { ...draft, locales: { ...draft.locales, [locale]: { ...known, ...data, ...kept } } }
}
