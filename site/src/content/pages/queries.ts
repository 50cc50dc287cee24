import type { CatalogueKey } from '@diwan/shared/catalogue'
import { type Locale, locales } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { type Localized, readLocalized } from '@/content/localized'
import { type PageEntry, pageSchema } from './schema'

const byKey = defineIndex({
  name: 'pages.byKey',
  collection: 'pages',
  entriesOf: (body) =>
    typeof body.catalogueKey === 'string' && body.catalogueKey !== ''
      ? [{ partition: `key:${body.catalogueKey}`, key: '' }]
      : [
          { partition: 'extra', key: String(body.slug) },
          { partition: `slug:${String(body.slug)}`, key: '' },
        ],
})

/** The document of a fixed page; `null` while there is none. */
export const findFixedPage = defineQuery(
  'pages.findFixed',
  (store, { key, locale }: { key: CatalogueKey; locale: Locale }): Localized<PageEntry> | null => {
    const id = locales.flatMap((each) => store.scan(byKey, each, `key:${key}`))[0]
    return id === undefined ? null : readLocalized(store, 'pages', id, locale, pageSchema)
  },
)

/** A page that an editor added at `/{slug}`. */
export const findExtraPage = defineQuery(
  'pages.findExtra',
  (store, { slug, locale }: { slug: string; locale: Locale }): Localized<PageEntry> | null => {
    const id = locales.flatMap((each) => store.scan(byKey, each, `slug:${slug}`))[0]
    return id === undefined ? null : readLocalized(store, 'pages', id, locale, pageSchema)
  },
)

/** Slugs of the pages that editors added, published in any language. */
export const listExtraPageSlugs = defineQuery('pages.extraSlugs', (store): string[] => {
  const slugs = locales.flatMap((locale) =>
    store.scan(byKey, locale, 'extra').map((id) => String(store.document('pages', id, locale)?.slug)),
  )
  return [...new Set(slugs)].toSorted()
})
