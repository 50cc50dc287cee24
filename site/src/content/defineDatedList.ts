import type { Locale } from '@diwan/shared/content'
import { LIST_PAGE_SIZE } from '@diwan/shared/spec/lists'
import { defineQuery, type Index, type Scanned, type StoreReader } from '@diwan/site/store'
import {
  beginsPart,
  dayOf,
  keyOfDay,
  lastPart,
  nextPart,
  partName,
  partStarts,
  REACH,
  readPartName,
} from '@/lib/listParts'
import { findAppeared } from './findAppeared'

interface Place {
  locale: Locale
  partition: string
}

/** A part of a list. Its name is the `{page}` of its address. */
export interface ListPart {
  /** Newest first. */
  ids: string[]
  /** Date of its oldest entry, which it is named after, and which of the parts of that day it is. */
  since: string
  nth: number
  /** The part after it; `null` where the list itself comes next. */
  newer: string | null
  older: string | null
}

const NEIGHBOURS = 3
// Enough to meet the next part in one read, nearly always.
const BLOCK = 40

/**
 * Queries over an index sorted by date: a list that shows its newest entries, at least 12, and parts of about 12 for those before,
 * which keep their names and, away from what comes and goes, their entries.
 */
export function defineDatedList(name: string, index: Index) {
  const isVisible = (_store: StoreReader, id: string, locale: Locale) =>
    findAppeared({ collection: index.collection, id, locale })

  /** Entries still to appear: they stand behind all others, because an entry's key is its date. */
  const hiddenIn = (store: StoreReader, { locale, partition }: Place) => {
    for (let hidden = 0; ; hidden++) {
      const [id] = store.scan(index, locale, partition, { descending: true, offset: hidden, limit: 1 })
      if (id === undefined || isVisible(store, id, locale)) return hidden
    }
  }

  const after = (store: StoreReader, { locale, partition }: Place, { id }: Scanned, limit = BLOCK) =>
    store.scanEntries(index, locale, partition, { after: id, limit })

  /** In the order of the list, oldest first. */
  const before = (store: StoreReader, { locale, partition }: Place, { id }: Scanned, limit = BLOCK) =>
    store.scanEntries(index, locale, partition, { after: id, descending: true, limit }).reverse()

  /** The entries of the part that begins with `first`, and the first one of the next. */
  const readPart = (store: StoreReader, place: Place, first: Scanned) => {
    const entries = [first]
    for (;;) {
      const more = after(store, place, entries.at(-1) as Scanned)
      entries.push(...more)
      const end = nextPart(entries, REACH)
      if (end !== -1) return { entries: entries.slice(0, end), next: entries[end] as Scanned }
      if (more.length < BLOCK) return { entries, next: null }
    }
  }

  /** The first entry of the part before the one that begins with `first`. */
  const startBefore = (store: StoreReader, place: Place, first: Scanned): Scanned | null => {
    let entries = [first]
    for (;;) {
      const more = before(store, place, entries[0] as Scanned)
      entries = [...more, ...entries]
      if (entries.length === 1) return null
      const start = lastPart(entries, entries.length - 2)
      if (start !== -1) return entries[start] as Scanned
      if (more.length < BLOCK) return entries[0] as Scanned
    }
  }

  const nameOf = (store: StoreReader, place: Place, start: Scanned): string => {
    const day = dayOf(start.key)
    let nth = 1
    for (let other = startBefore(store, place, start); other && dayOf(other.key) === day; nth++) {
      other = startBefore(store, place, other)
    }
    return partName(day, nth)
  }

  const findStart = (store: StoreReader, place: Place, page: string): Scanned | null => {
    const name = readPartName(page)
    const from = name && { from: keyOfDay(name.day), limit: 1 }
    const [first] = from ? store.scanEntries(index, place.locale, place.partition, from) : []
    if (!name || !first) return null
    let entries = before(store, place, first, REACH)
    let left = name.nth
    let position = entries.length
    entries = [...entries, first]
    for (;;) {
      const more = after(store, place, entries.at(-1) as Scanned)
      entries = [...entries, ...more]
      const known = more.length < BLOCK ? entries.length : entries.length - REACH
      for (; position < known; position++) {
        const entry = entries[position] as Scanned
        if (dayOf(entry.key) !== name.day) return null
        if (position === 0 || beginsPart(entries, position)) left -= 1
        if (left === 0) return entry
      }
      if (more.length < BLOCK) return null
    }
  }

  /** Whether the list itself begins here or later: with at least as many entries as it shows. */
  const leavesEnough = (store: StoreReader, place: Place, { id }: Scanned) => {
    const scan = { after: id, offset: LIST_PAGE_SIZE - 2, limit: 1 }
    const [last] = store.scan(index, place.locale, place.partition, scan)
    return last !== undefined && isVisible(store, last, place.locale)
  }

  /** The part after this one, when there is one: its entries are not the list's own. */
  const partAfter = (store: StoreReader, place: Place, { next }: { next: Scanned | null }) => {
    const further = next && readPart(store, place, next).next
    return next && further && leavesEnough(store, place, further) ? nameOf(store, place, next) : null
  }

  return {
    /** The newest entries, newest first, and the part that comes after them. */
    listHead: defineQuery(`${name}.listHead`, (store, place: Place): { ids: string[]; older: string | null } => {
      const { locale, partition } = place
      const newest = { descending: true, offset: hiddenIn(store, place), limit: BLOCK }
      let more = store.scanEntries(index, locale, partition, newest).reverse()
      let entries = more
      for (;;) {
        const start = lastPart(entries, entries.length - LIST_PAGE_SIZE)
        const own = start === -1 ? entries : entries.slice(start)
        if (start !== -1 || more.length < BLOCK) {
          const previous = start === -1 ? null : startBefore(store, place, own[0] as Scanned)
          return { ids: own.map(({ id }) => id).reverse(), older: previous && nameOf(store, place, previous) }
        }
        more = before(store, place, entries[0] as Scanned)
        entries = [...more, ...entries]
      }
    }),

    /** The part with this name. */
    listPart: defineQuery(
      `${name}.listPart`,
      (store, { page, ...place }: Place & { page: string }): ListPart | null => {
        const first = findStart(store, place, page)
        if (first === null) return null
        const part = readPart(store, place, first)
        if (part.next === null || !leavesEnough(store, place, part.next)) return null
        const previous = startBefore(store, place, first)
        return {
          ids: part.entries.map(({ id }) => id).reverse(),
          since: first.key,
          nth: readPartName(page)?.nth ?? 1,
          newer: partAfter(store, place, part),
          older: previous && nameOf(store, place, previous),
        }
      },
    ),

    /** Names of the parts that exist, oldest first. */
    listParts: defineQuery(`${name}.listParts`, (store, place: Place): string[] => {
      const entries = store.scanEntries(index, place.locale, place.partition)
      const last = entries.length - hiddenIn(store, place) - LIST_PAGE_SIZE
      const names: string[] = []
      let nth = 1
      let start = 0
      for (const next of partStarts(entries)) {
        if (next > last) break
        const day = dayOf((entries[start] as Scanned).key)
        names.push(partName(day, nth))
        nth = dayOf((entries[next] as Scanned).key) === day ? nth + 1 : 1
        start = next
      }
      return names
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
