import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { shared } from './definitions.ts'
import type { DocumentSource } from './DocumentSource.ts'
import { IndexBuilder } from './IndexBuilder.ts'
import type { Index } from './reader.ts'
import type { SortedIndex } from './SortedIndex.ts'

// Some milliseconds of work.
const DOCUMENTS_AT_ONCE = 50

/** Finds an index that need not be built; `null` when there is none. */
export type FindIndex = (index: Index) => SortedIndex | null

export interface IndexOptions {
  findIndex?: FindIndex | null
  /** The source never changes: the indexes then need less memory, and following a change throws. */
  isFixed?: boolean
}

/** The indexes over a source: taken over from elsewhere, or built when somebody asks, or in parts before anybody does. */
export class IndexSet {
  readonly #source: DocumentSource
  readonly #find: FindIndex | null
  readonly #isFixed: boolean
  readonly #whole = new Map<string, SortedIndex>()
  /** Indexes that are not whole yet, by collection. */
  readonly #builders = new Map<string, IndexBuilder>()

  constructor(source: DocumentSource, { findIndex = null, isFixed = false }: IndexOptions = {}) {
    this.#source = source
    this.#find = findIndex
    this.#isFixed = isFixed
  }

  get(index: Index): SortedIndex {
    const { collection, name } = index
    const known = this.#whole.get(name)
    if (known !== undefined) return known
    const begun = this.#builders.get(collection)
    const found = begun === undefined ? this.#take(index) : null
    if (found !== null) return found
    const others = this.#missingOf(collection).filter((other) => other.name !== name)
    this.#finish(begun ?? this.#builderOf([index, ...others], collection), collection)
    // One that was defined after the building began is built by itself.
    return this.#whole.get(name) ?? this.get(index)
  }

  /** Follows a change of one document that the source already has. */
  replace(index: Index, id: string, after: MirroredDocument['locales']): void {
    this.#whole.get(index.name)?.replace(id, after)
    this.#builders.get(index.collection)?.changed(id)
  }

  /** Makes the next question build this index again. */
  drop(name: string): void {
    this.#whole.delete(name)
    this.#builders.clear()
  }

  clear(): void {
    this.#whole.clear()
    this.#builders.clear()
  }

  /** The indexes of a collection; `null` while not all are whole. */
  wholeOf(collection: string): SortedIndex[] | null {
    if (this.#missingOf(collection).length > 0) return null
    return [...this.#whole.values()].filter(({ index }) => index.collection === collection)
  }

  /** Gets a part of the indexes ready that nobody has asked yet; whether all are. Whoever asks one meanwhile builds the rest of it. */
  prepare(): boolean {
    for (const { collection } of shared.indexes.values()) {
      const [first, ...others] = this.#missingOf(collection)
      if (first === undefined) continue
      if (!this.#builders.has(collection) && this.#take(first) !== null) return false
      const builder = this.#builders.get(collection) ?? this.#builderOf([first, ...others], collection)
      this.#builders.set(collection, builder)
      if (builder.read(DOCUMENTS_AT_ONCE)) this.#finish(builder, collection)
      return false
    }
    return true
  }

  /** Takes over an index that need not be built. */
  #take(index: Index): SortedIndex | null {
    const found = this.#find?.(index) ?? null
    if (found !== null) this.#whole.set(index.name, found)
    return found
  }

  #builderOf(indexes: Index[], collection: string): IndexBuilder {
    return new IndexBuilder(indexes, collection, this.#source, this.#isFixed)
  }

  #missingOf(collection: string): Index[] {
    return [...shared.indexes.values()].filter(
      (index) => index.collection === collection && !this.#whole.has(index.name),
    )
  }

  #finish(builder: IndexBuilder, collection: string): void {
    this.#builders.delete(collection)
    for (const sorted of builder.finish()) this.#whole.set(sorted.index.name, sorted)
  }
}
