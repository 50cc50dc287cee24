import type { DocumentSource } from './DocumentSource.ts'
import type { Index } from './reader.ts'
import { NOWHERE, placesOfDocument, SortedIndex } from './SortedIndex.ts'

/** Several indexes of one collection on their way: its documents are read once, all at a time or a part at a time. */
export class IndexBuilder {
  readonly #collection: string
  readonly #source: DocumentSource
  readonly #sorted: SortedIndex[]
  readonly #ids: string[]
  /** Documents that may have been read as they were before. */
  readonly #changed = new Set<string>()
  #position = 0

  constructor(indexes: Index[], collection: string, source: DocumentSource, isFixed = false) {
    this.#collection = collection
    this.#source = source
    this.#sorted = indexes.map((index) => new SortedIndex(index, isFixed))
    this.#ids = source.ids(collection)
  }

  /** Reads some more documents; whether that were all. */
  read(count: number): boolean {
    const end = Math.min(this.#ids.length, this.#position + count)
    for (; this.#position < end; this.#position++) {
      const document = this.#source.get(this.#collection, this.#ids[this.#position] as string)
      if (document === null) continue
      const place = placesOfDocument(document.id)
      for (const index of this.#sorted) index.append(document, place)
    }
    return this.#position === this.#ids.length
  }

  /** Says that a document has changed since the building began. */
  changed(id: string): void {
    this.#changed.add(id)
  }

  /** Reads what is left, and gives the indexes as the documents are now. */
  finish(): SortedIndex[] {
    this.read(this.#ids.length)
    for (const index of this.#sorted) {
      index.sort()
      for (const id of this.#changed) index.replace(id, this.#source.get(this.#collection, id)?.locales ?? NOWHERE)
    }
    return this.#sorted
  }
}
