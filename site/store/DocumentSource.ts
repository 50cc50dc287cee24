import type { MirroredDocument } from '@diwan/shared/contracts/publishing'

/** Where a store finds documents: a mirror file, or a fixture in memory. */
export interface DocumentSource {
  get(collection: string, id: string): MirroredDocument | null
  /** Ids of a collection's documents, in no particular order. */
  ids(collection: string): string[]
  /** Every document of a collection, in no particular order. */
  each(collection: string): Iterable<MirroredDocument>
}
