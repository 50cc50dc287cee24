import type { ContentSlug, Locale } from '@diwan/shared/content'

/** What is to happen to a document by itself, and when. */
export interface Plan {
  id: string
  action: 'publish' | 'unpublish'
  /** `all` for every language. */
  locale: Locale | 'all'
  at: string
  collection: ContentSlug
  documentId: string
  title: string
  by: string | null
  /** Why it was not carried out. */
  fault: string | null
}
