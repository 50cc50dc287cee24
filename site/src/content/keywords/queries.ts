import { type CatalogueKey, pageCatalogue } from '@diwan/shared/catalogue'
import type { Locale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { readEntry } from '@/content/localized'
import { findMedia, findShareImage } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import { findFixedPage } from '@/content/pages/queries'
import { type KeywordsEntry, keywordsSchema } from './schema'

const byPath = defineIndex({
  name: 'keywords.byPath',
  collection: 'keywords',
  entriesOf: (body) => (typeof body.path === 'string' ? [{ partition: body.path, key: '' }] : []),
})

/** The record of a path (without language), or `null` when there is none in this language. */
export const findKeywords = defineQuery(
  'keywords.find',
  (store, { path, locale }: { path: string; locale: Locale }): KeywordsEntry | null => {
    const id = store.scan(byPath, locale, path)[0]
    return id === undefined ? null : readEntry(store, 'keywords', id, locale, keywordsSchema)
  },
)

const keyOf = (path: string) =>
  (Object.keys(pageCatalogue) as CatalogueKey[]).find((key) => pageCatalogue[key].path === path)

/** The picture of a fixed page, which stands in for what has none: the one its record names, then the one made for it. */
export const findPagePicture = defineQuery(
  'keywords.findPagePicture',
  (_store, { path, locale }: { path: string; locale: Locale }): MediaEntry | null => {
    const chosen = findMedia({ id: findKeywords({ path, locale })?.image, locale })
    const key = keyOf(path)
    const page = chosen || !key ? null : findFixedPage({ key, locale })
    return chosen ?? (page && findShareImage({ type: 'pages', id: page.id, locale }))
  },
)
