import { type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Touch } from './dependency.ts'
import type { DocumentSource } from './DocumentSource.ts'
import type { Index } from './reader.ts'

interface Place {
  partition: string
  place: string
}

interface Shelf {
  partitions: Map<string, string[]>
  places: Map<string, Place[]>
}

// Sorts before every other character, so a key's places come before those of longer keys it begins.
const SEPARATOR = '\u0000'

/** What a place is made of. */
export function entryOf(place: string): { key: string; id: string } {
  const end = place.lastIndexOf(SEPARATOR)
  return { key: place.slice(0, end), id: place.slice(end + 1) }
}

/** First position in a sorted list whose place is not before `place`. */
export function positionOf(list: readonly string[], place: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as string) < place) low = middle + 1
    else high = middle
  }
  return low
}

/** An index as it stands: sorted places per locale and partition. */
export class SortedIndex {
  readonly index: Index
  #shelves: Record<Locale, Shelf> = {
    en: { partitions: new Map(), places: new Map() },
    ar: { partitions: new Map(), places: new Map() },
  }

  constructor(index: Index) {
    this.index = index
  }

  /** Builds several indexes of one collection in one pass over its documents. */
  static build(indexes: Index[], collection: string, source: DocumentSource): SortedIndex[] {
    const sorted = indexes.map((index) => new SortedIndex(index))
    for (const document of source.each(collection)) for (const index of sorted) index.#append(document)
    for (const index of sorted) index.#sort()
    return sorted
  }

  /** The same index once more; changing one leaves the other as it is. */
  copy(): SortedIndex {
    const copy = new SortedIndex(this.index)
    copy.#shelves = { en: copyOf(this.#shelves.en), ar: copyOf(this.#shelves.ar) }
    return copy
  }

  places(locale: Locale, partition: string): readonly string[] {
    return this.#shelves[locale].partitions.get(partition) ?? []
  }

  placeOf(locale: Locale, partition: string, id: string): string | undefined {
    return this.#shelves[locale].places.get(id)?.find((entry) => entry.partition === partition)?.place
  }

  /** Brings one document's places up to date and tells which of them it left or took. */
  replace(id: string, bodies: Record<Locale, DocumentBody | null>): Touch[] {
    const touches: Touch[] = []
    for (const locale of locales) {
      const before = this.#shelves[locale].places.get(id) ?? []
      const after = this.#placesOf(id, bodies[locale], locale)
      const gone = before.filter((old) => !after.some((entry) => isSame(entry, old)))
      const come = after.filter((entry) => !before.some((old) => isSame(entry, old)))
      for (const entry of gone) this.#leave(locale, entry)
      for (const entry of come) this.#take(locale, entry)
      if (after.length > 0) this.#shelves[locale].places.set(id, after)
      else this.#shelves[locale].places.delete(id)
      for (const entry of [...gone, ...come])
        touches.push({ kind: 'place', index: this.index.name, locale, id, ...entry })
    }
    return touches
  }

  #placesOf(id: string, body: DocumentBody | null, locale: Locale): Place[] {
    if (body === null) return []
    return this.index.entriesOf(body, locale, id).map((entry) => ({
      partition: entry.partition,
      place: `${entry.key}${SEPARATOR}${id}`,
    }))
  }

  #append(document: MirroredDocument): void {
    for (const locale of locales) {
      const entries = this.#placesOf(document.id, document.locales[locale], locale)
      if (entries.length > 0) this.#shelves[locale].places.set(document.id, entries)
      for (const { partition, place } of entries) this.#partition(locale, partition).push(place)
    }
  }

  #sort(): void {
    for (const locale of locales) {
      for (const list of this.#shelves[locale].partitions.values()) list.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    }
  }

  #partition(locale: Locale, name: string): string[] {
    const { partitions } = this.#shelves[locale]
    const list = partitions.get(name) ?? []
    if (list.length === 0) partitions.set(name, list)
    return list
  }

  #take(locale: Locale, { partition, place }: Place): void {
    const list = this.#partition(locale, partition)
    list.splice(positionOf(list, place), 0, place)
  }

  #leave(locale: Locale, { partition, place }: Place): void {
    const list = this.#partition(locale, partition)
    const position = positionOf(list, place)
    if (list[position] === place) list.splice(position, 1)
    if (list.length === 0) this.#shelves[locale].partitions.delete(partition)
  }
}

function isSame(a: Place, b: Place): boolean {
  return a.partition === b.partition && a.place === b.place
}

// A document's own places are replaced as a whole, never changed in place.
function copyOf({ partitions, places }: Shelf): Shelf {
  return { partitions: new Map([...partitions].map(([name, list]) => [name, [...list]])), places: new Map(places) }
}
