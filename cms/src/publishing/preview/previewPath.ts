import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes, isContentSlug, type Locale, localePath } from '@diwan/shared/content'

interface Addressed {
  slug?: unknown
  catalogueKey?: unknown
}

/** The page on which a document is best looked at: its own, else the list it stands in; `null` for types without either. */
export function previewPath(collection: string, document: Addressed, locale: Locale): string | null {
  if (!isContentSlug(collection)) return null
  const type = contentTypes[collection]
  const { catalogueKey, slug } = document
  if (isCatalogueKey(catalogueKey)) return localePath(locale, pageCatalogue[catalogueKey].path)
  if ('entryPath' in type) {
    return typeof slug === 'string' && slug !== '' ? localePath(locale, `${type.entryPath}/${slug}`) : null
  }
  return 'listPath' in type ? localePath(locale, type.listPath) : null
}

/** Whether documents of a collection are shown on a page that can be previewed. */
export function hasPreview(collection: string): boolean {
  return (
    isContentSlug(collection) && ('entryPath' in contentTypes[collection] || 'listPath' in contentTypes[collection])
  )
}
