import type { ContentSlug, GlobalSlug } from '@diwan/shared/content'

/** Collections the demo content fills: everything the site shows, and the hiring desk's texts. */
export type DemoCollection =
  ContentSlug | 'files' | 'mail-templates' | 'rejection-reasons' | 'applicants' | 'applications' | 'contacts'

export type DemoFields = Record<string, unknown>

/**
 * One document of the demo content. `shared` holds the fields that all languages share, `en` and `ar` the localised ones;
 * a language that is `null` is not published. Rows of an array that is itself shared (a vacancy's questions) are merged with
 * the language's rows by position. `slug` is the key unless `shared` says otherwise.
 */
export interface DemoDocument {
  collection: DemoCollection
  key: string
  shared: DemoFields
  en: DemoFields | null
  ar: DemoFields | null
}

/** A global of the demo content, published in both languages. */
export interface DemoGlobal {
  slug: GlobalSlug | 'hiring-desk'
  shared: DemoFields
  en: DemoFields
  ar: DemoFields
}
