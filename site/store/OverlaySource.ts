import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { DocumentSource } from './DocumentSource.ts'

/** Another source's documents with one of them in a different state. */
export class OverlaySource implements DocumentSource {
  readonly #source: DocumentSource
  readonly #document: MirroredDocument

  constructor(source: DocumentSource, document: MirroredDocument) {
    this.#source = source
    this.#document = document
  }

  get(collection: string, id: string): MirroredDocument | null {
    return this.#covers(collection, id) ? this.#document : this.#source.get(collection, id)
  }

  ids(collection: string): string[] {
    const ids = this.#source.ids(collection)
    const { id } = this.#document
    return collection !== this.#document.collection || ids.includes(id) ? ids : [...ids, id]
  }

  *each(collection: string): Iterable<MirroredDocument> {
    for (const document of this.#source.each(collection)) {
      if (!this.#covers(collection, document.id)) yield document
    }
    if (collection === this.#document.collection) yield this.#document
  }

  #covers(collection: string, id: string): boolean {
    return collection === this.#document.collection && id === this.#document.id
  }
}
