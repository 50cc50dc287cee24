import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import {
  contentTypes,
  type ContentSlug,
  type EntrySlug,
  type Locale,
  localePath,
  locales,
  pathOf,
} from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import { defineQuery } from '@diwan/site/store'
import { hasAppeared } from './hasAppeared'

interface Reference {
  collection: ContentSlug
  id: string
  locale: Locale
}

/** Path of the page that shows a document: its own, else its type's list. `null` while visitors cannot see it. */
export const findPath = defineQuery('paths.find', (store, { collection, id, locale }: Reference): string | null => {
  const lang = locales.find((each) => store.isPublished(collection, id, each))
  const body = lang && store.document(collection, id, lang)
  return body && hasAppeared(store, body) ? pathOfBody(body, { collection, locale }) : null
})

/** Path of the page that shows a body which visitors may see. */
export function pathOfBody(
  { catalogueKey, slug }: DocumentBody,
  { collection, locale }: Pick<Reference, 'collection' | 'locale'>,
): string | null {
  if (isCatalogueKey(catalogueKey)) return localePath(locale, pageCatalogue[catalogueKey].path)
  const type: { listPath?: string; entryPath?: string } = contentTypes[collection]
  if (type.entryPath !== undefined && typeof slug === 'string') return pathOf(locale, collection as EntrySlug, slug)
  return type.listPath === undefined ? null : localePath(locale, type.listPath)
}
