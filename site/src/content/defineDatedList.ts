import type { Locale } from '@diwan/shared/content'
import { LIST_PAGE_SIZE } from '@diwan/shared/spec/lists'
import { defineQuery, type Index, type StoreReader } from '@diwan/site/store'
import { headSizeOf, pageAfterHead, pageOffset } from '@/lib/listPages'
import { hasAppeared } from './hasAppeared'

interface Place {
  locale: Locale
  partition: string
}

const NEIGHBOURS = 3

/**
 * Queries over an index sorted by date: a list that shows its newest 12 to 23 entries and numbered pages of 12, counted from the
 * oldest, which keep their entries for good.
 */
export function defineDatedList(name: string, index: Index) {
  const isVisible = (store: StoreReader, id: string, locale: Locale) => {
    const body = store.document(index.collection, id, locale)
    return body !== null && hasAppeared(store, body)
  }

  /** Entries still to appear: they stand behind all others, because an entry's key is its date. */
  const hiddenIn = (store: StoreReader, { locale, partition }: Place) => {
    for (let hidden = 0; ; hidden++) {
      const [id] = store.scan(index, locale, partition, { descending: true, offset: hidden, limit: 1 })
      if (id === undefined || isVisible(store, id, locale)) return hidden
    }
  }

  const exists = (store: StoreReader, { locale, partition }: Place, page: number) => {
    const [last] = store.scan(index, locale, partition, { offset: pageOffset(page + 1) - 1, limit: 1 })
    return last !== undefined && isVisible(store, last, locale)
  }

  return {
    /** The newest entries, newest first, and the numbered page that comes after them. */
    listHead: defineQuery(`${name}.listHead`, (store, place: Place): { ids: string[]; older: number | null } => {
      const offset = hiddenIn(store, place)
      const entries = store.count(index, place.locale, place.partition) - offset
      const limit = headSizeOf(entries)
      const ids = store.scan(index, place.locale, place.partition, { descending: true, offset, limit })
      return { ids, older: pageAfterHead(entries) }
    }),

    /** Entries of a numbered page, newest first; `newer` is `null` where the list itself comes next. */
    listPage: defineQuery(`${name}.listPage`, (store, { page, ...place }: Place & { page: number }) => {
      if (!exists(store, place, page)) return null
      const range = { offset: pageOffset(page), limit: LIST_PAGE_SIZE }
      const ids = store.scan(index, place.locale, place.partition, range).reverse()
      return { ids, newer: exists(store, place, page + 1) ? page + 1 : null, older: page > 1 ? page - 1 : null }
    }),

    /** Numbered pages that exist. */
    countPages: defineQuery(`${name}.countPages`, (store, place: Place): number => {
      const entries = store.count(index, place.locale, place.partition) - hiddenIn(store, place)
      return Math.floor(entries / LIST_PAGE_SIZE)
    }),

    /** The newest entries, at most so many. */
    listNewest: defineQuery(`${name}.listNewest`, (store, { limit, ...place }: Place & { limit: number }): string[] =>
      store.scan(index, place.locale, place.partition, { descending: true, offset: hiddenIn(store, place), limit }),
    ),

    /** Entries next to one by date: the next one, then those before it. */
    listNeighbours: defineQuery(
      `${name}.listNeighbours`,
      (store, { id, ...place }: Place & { id: string }): string[] => {
        const side = (descending: boolean) =>
          store
            .scan(index, place.locale, place.partition, { after: id, descending, limit: NEIGHBOURS })
            .filter((other) => isVisible(store, other, place.locale))
        const [next, ...further] = side(false)
        return [...(next ? [next] : []), ...side(true), ...further].slice(0, NEIGHBOURS)
      },
    ),

    /** Whether a language has an entry to show here. */
    hasEntries: defineQuery(`${name}.hasEntries`, (store, place: Place): boolean => {
      const [oldest] = store.scan(index, place.locale, place.partition, { limit: 1 })
      return oldest !== undefined && isVisible(store, oldest, place.locale)
    }),
  }
}
