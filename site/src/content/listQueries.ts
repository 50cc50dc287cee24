import type { Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import type * as z from 'zod/mini'
import { readEntries } from './localized'
import { orderedIndex } from './orderedIndex'

/** Queries of a type that editors put in order: all entries of a language, and those of given ids. */
export function listQueries<S extends z.ZodMiniType>(collection: string, schema: S) {
  const ordered = orderedIndex(collection)

  const list = defineQuery(`${collection}.list`, (store, locale: Locale) =>
    readEntries(store, collection, store.scan(ordered, locale, 'all'), locale, schema),
  )

  const listByIds = defineQuery(
    `${collection}.listByIds`,
    (store, { ids, locale }: { ids: readonly string[]; locale: Locale }) =>
      readEntries(store, collection, ids, locale, schema),
  )

  return { list, listByIds }
}
