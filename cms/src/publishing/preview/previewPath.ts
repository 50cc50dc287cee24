import { isCatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import { contentTypes, hasAddress, isContentSlug, type Locale, localePath, slugAddresses } from '@diwan/shared/content'

interface Addressed {
  access?: unknown
  slug?: unknown
  catalogueKey?: unknown
}

/** The page on which a document is best looked at: its own, else the list it stands in; `null` for types without either. */
export function previewPath(collection: string, document: Addressed, locale: Locale): string | null {
  if (!isContentSlug(collection)) return null
  const type = contentTypes[collection]
  const { catalogueKey, slug } = document
  if (isCatalogueKey(catalogueKey)) return localePath(locale, pageCatalogue[catalogueKey].path)
  const isNamed = typeof slug === 'string' && slug !== ''
  if ('entryPath' in type) return isNamed ? localePath(locale, `${type.entryPath}/${slug}`) : null
  // Of some types not every document has a page.
  const own = slugAddresses().find((address) => address.type === collection && hasAddress(address, document))
  if (own && isNamed) return localePath(locale, `${own.folder}/${slug}`)
  return 'listPath' in type ? localePath(locale, type.listPath) : null
}

/** Whether documents of a collection are shown on a page that can be previewed. */
export function hasPreview(collection: string): boolean {
  return (
    isContentSlug(collection) && ('entryPath' in contentTypes[collection] || 'listPath' in contentTypes[collection])
  )
}
