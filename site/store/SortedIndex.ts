import { type Locale, locales } from '@diwan/shared/content'
import type { DocumentBody, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Touch } from './dependency.ts'
import type { Index } from './reader.ts'

interface Place {
  partition: string
  place: string
}

/** An index in a language, to be written down: each place once, and the numbers of those that a partition has, in order. */
export interface Lists {
  places: string[]
  partitions: [name: string, numbers: number[]][]
}

/** A list of places in order. Its documents share the one text of its name. */
interface Partition {
  name: string
  places: string[]
}

interface Shelf {
  partitions: Map<string, Partition>
  /** By document: names of partitions, each followed by the document's place there. Objects would take twice the memory. */
  places: Map<string, string[]>
  /** Where lies what is not here; an empty list here says that there is none any more. */
  below: Shelf | null
}

const emptyShelf = (below: Shelf | null = null): Shelf => ({ partitions: new Map(), places: new Map(), below })

/** The bodies of a document that is published in no language. */
export const NOWHERE: MirroredDocument['locales'] = { en: null, ar: null }

// Sorts before every other character, so a key's places come before those of longer keys it begins.
export const SEPARATOR = '\u0000'

/** What a place is made of. */
export function entryOf(place: string): { key: string; id: string } {
  const end = place.lastIndexOf(SEPARATOR)
  return { key: place.slice(0, end), id: place.slice(end + 1) }
}

/** Where a document stands in a partition; `undefined` when it does not. */
export function placeIn(
  index: Index,
  { partition, locale, id }: { partition: string; locale: Locale; id: string },
  body: DocumentBody | null,
): string | undefined {
  if (body === null) return undefined
  const entry = index.entriesOf(body, locale, id).find((one) => one.partition === partition)
  return entry === undefined ? undefined : placesOfDocument(id)(entry.key)
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
  readonly #isFixed: boolean
  #shelves: Record<Locale, Shelf> = { en: emptyShelf(), ar: emptyShelf() }

  /** One that is fixed can only be read. It does not remember where each document stands, which takes half the memory. */
  constructor(index: Index, isFixed = false) {
    this.index = index
    this.#isFixed = isFixed
  }

  /** An index that differs from this one in what it is told, whatever the size of both. It is good only until this one changes. */
  layer(): SortedIndex {
    const layer = new SortedIndex(this.index)
    layer.#shelves = { en: emptyShelf(this.#shelves.en), ar: emptyShelf(this.#shelves.ar) }
    return layer
  }

  /** An index as `lists` wrote it down. */
  static of(index: Index, lists: Record<Locale, Lists>): SortedIndex {
    const sorted = new SortedIndex(index)
    // Both languages share the texts of their places.
    const known = new Map<string, string>()
    for (const locale of locales) {
      const texts = lists[locale].places.map((place) => known.get(place) ?? place)
      for (const text of texts) known.set(text, text)
      sorted.#takeIn(locale, texts, lists[locale].partitions)
    }
    return sorted
  }

  #takeIn(locale: Locale, texts: string[], listed: Lists['partitions']): void {
    const { partitions, places } = this.#shelves[locale]
    const kept = texts.map((): string[] => [])
    for (const [name, numbers] of listed) {
      partitions.set(name, { name, places: numbers.map((number) => texts[number] as string) })
      for (const number of numbers) (kept[number] as string[]).push(name, texts[number] as string)
    }
    for (const [number, entries] of kept.entries()) {
      const { id } = entryOf(texts[number] as string)
      const others = places.get(id)
      places.set(id, others === undefined ? entries.slice() : [...others, ...entries])
    }
  }

  lists(locale: Locale): Lists {
    const numbers = new Map<string, number>()
    const numberOf = (place: string) => {
      const known = numbers.get(place)
      if (known !== undefined) return known
      numbers.set(place, numbers.size)
      return numbers.size - 1
    }
    const { below, partitions } = this.#shelves[locale]
    if (below !== null)
      throw new Error(`The index ${this.index.name} lies over another one and is not whole by itself.`)
    const listed = Array.from(partitions.values(), ({ name, places }): [string, number[]] => [
      name,
      places.map(numberOf),
    ])
    return { places: [...numbers.keys()], partitions: listed }
  }

  places(locale: Locale, partition: string): readonly string[] {
    return partitionIn(this.#shelves[locale], partition)?.places ?? []
  }

  /** Brings one document's places up to date and tells which of them it left or took. */
  replace(id: string, bodies: Record<Locale, DocumentBody | null>): Touch[] {
    if (this.#isFixed) throw new Error(`The index ${this.index.name} is fixed: it cannot follow a change.`)
    const touches: Touch[] = []
    const place = placesOfDocument(id)
    for (const locale of locales) {
      const before = this.#placesAt(locale, id)
      const after = this.#entriesOf(id, bodies[locale], locale, place)
      const gone = before.filter((old) => !after.some((entry) => isSame(entry, old)))
      const come = after.filter((entry) => !before.some((old) => isSame(entry, old)))
      for (const entry of gone) this.#leave(locale, entry)
      for (const entry of come) this.#take(locale, entry)
      this.#keep(locale, id, after)
      for (const entry of [...gone, ...come])
        touches.push({ kind: 'place', index: this.index.name, locale, id, ...entry })
    }
    return touches
  }

  #entriesOf(id: string, body: DocumentBody | null, locale: Locale, place: (key: string) => string): Place[] {
    if (body === null) return []
    return this.index.entriesOf(body, locale, id).map(({ partition, key }) => ({ partition, place: place(key) }))
  }

  #placesAt(locale: Locale, id: string): Place[] {
    const kept = keptIn(this.#shelves[locale], id) ?? []
    return Array.from({ length: kept.length / 2 }, (_, at) => ({
      partition: kept[at * 2] as string,
      place: kept[at * 2 + 1] as string,
    }))
  }

  /** Remembers a document's places, after it has taken them. */
  #keep(locale: Locale, id: string, entries: Place[]): void {
    const shelf = this.#shelves[locale]
    const { below, places } = shelf
    const kept = entries.flatMap(({ partition, place }) => [partitionIn(shelf, partition)?.name ?? partition, place])
    // A copy has no room to grow into, which nothing here will need.
    if (kept.length > 0 || below !== null) places.set(id, kept.slice())
    else places.delete(id)
  }

  /** Adds a document's places at the end of their lists, to be sorted when all are there. `place` makes each of its places once. */
  append(document: MirroredDocument, place: (key: string) => string): void {
    for (const locale of locales) {
      const entries = this.#entriesOf(document.id, document.locales[locale], locale, place)
      for (const entry of entries) this.#partition(locale, entry.partition).places.push(entry.place)
      if (!this.#isFixed) this.#keep(locale, document.id, entries)
    }
  }

  /** Makes an index whole that documents were appended to. */
  sort(): void {
    for (const locale of locales) {
      for (const partition of this.#shelves[locale].partitions.values()) {
        // Sorted into a copy: most lists have one place, and the room they could grow into takes more than the rest of them.
        partition.places = partition.places.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      }
    }
  }

  #partition(locale: Locale, name: string): Partition {
    const { below, partitions } = this.#shelves[locale]
    const known = partitions.get(name)
    if (known !== undefined) return known
    const lower = partitionIn(below, name)
    const made = { name: lower?.name ?? name, places: lower?.places.slice() ?? [] }
    partitions.set(name, made)
    return made
  }

  #take(locale: Locale, { partition, place }: Place): void {
    const { places } = this.#partition(locale, partition)
    places.splice(positionOf(places, place), 0, place)
  }

  #leave(locale: Locale, { partition, place }: Place): void {
    const { places } = this.#partition(locale, partition)
    const position = positionOf(places, place)
    if (places[position] === place) places.splice(position, 1)
    const { below, partitions } = this.#shelves[locale]
    if (places.length === 0 && below === null) partitions.delete(partition)
  }
}

/** Makes a document's places, each once: most of its keys are the same in many partitions, indexes and languages. */
export function placesOfDocument(id: string): (key: string) => string {
  const made = new Map<string, string>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    // Unlike a sum of texts, which keeps its parts, this is one text.
    const place = [key, id].join(SEPARATOR)
    made.set(key, place)
    return place
  }
}

function isSame(a: Place, b: Place): boolean {
  return a.partition === b.partition && a.place === b.place
}

function partitionIn(shelf: Shelf | null, name: string): Partition | undefined {
  return shelf === null ? undefined : (shelf.partitions.get(name) ?? partitionIn(shelf.below, name))
}

function keptIn(shelf: Shelf | null, id: string): string[] | undefined {
  return shelf === null ? undefined : (shelf.places.get(id) ?? keptIn(shelf.below, id))
}
