import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { DocumentSource } from './DocumentSource.ts'

/** Documents held in memory: the committed fixture, and tests. */
export class MemorySource implements DocumentSource {
  readonly #collections = new Map<string, Map<string, MirroredDocument>>()

  constructor(documents: Iterable<MirroredDocument> = []) {
    for (const document of documents) this.put(document)
  }

  get(collection: string, id: string): MirroredDocument | null {
    return this.#collections.get(collection)?.get(id) ?? null
  }

  ids(collection: string): string[] {
    return [...(this.#collections.get(collection)?.keys() ?? [])]
  }

  each(collection: string): Iterable<MirroredDocument> {
    return this.#collections.get(collection)?.values() ?? []
  }

  put(document: MirroredDocument): void {
    const collection = this.#collections.get(document.collection) ?? new Map<string, MirroredDocument>()
    this.#collections.set(document.collection, collection.set(document.id, document))
  }

  remove(collection: string, id: string): void {
    this.#collections.get(collection)?.delete(id)
  }
}
