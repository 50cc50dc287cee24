import type { Locale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { readEntry } from '@/content/localized'
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
