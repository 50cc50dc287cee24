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
  if (!body || !hasAppeared(store, body)) return null
  if (isCatalogueKey(body.catalogueKey)) return localePath(locale, pageCatalogue[body.catalogueKey].path)
  const type: { listPath?: string; entryPath?: string } = contentTypes[collection]
  if (type.entryPath !== undefined && typeof body.slug === 'string')
    return pathOf(locale, collection as EntrySlug, body.slug)
  return type.listPath === undefined ? null : localePath(locale, type.listPath)
})
