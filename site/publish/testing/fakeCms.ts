import type { Change, DocumentRef, DraftRequest, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Cms } from '../fetch/CmsClient.ts'

/** A CMS in memory: what editors would publish, and how the publisher reads it. */
export class FakeCms implements Cms {
  readonly documents = new Map<string, MirroredDocument>()
  /** What editors have saved and not published. */
  readonly drafts = new Map<string, MirroredDocument>()
  readonly revokedLinks = new Set<string>()
  /** What is on its way to visitors as a bundle. */
  readonly bundles: DocumentRef[][] = []
  readonly files = new Map<string, Uint8Array>()
  /** Reads files that were not put in `files`. */
  readFile: ((path: string) => Uint8Array) | null = null
  isDown = false
  #clock = Date.parse('2026-01-01T00:00:00Z')
  #outbox = 0

  /** Publishes a document and returns the change that a nudge would name. */
  publish(collection: string, id: string, en: object | null, ar: object | null = null): Change {
    const updatedAt = new Date((this.#clock += 1000)).toISOString()
    const locales = { en: en && { id, ...en, updatedAt }, ar: ar && { id, ...ar, updatedAt } }
    this.documents.set(`${collection}/${id}`, { collection, id, updatedAt, locales })
    return this.#change({ collection, id })
  }

  /** A document as it is published now; none when it is not. */
  state(collection: string, id: string): MirroredDocument[] {
    return structuredClone([this.documents.get(`${collection}/${id}`) ?? []].flat())
  }

  remove(collection: string, id: string): Change {
    this.documents.delete(`${collection}/${id}`)
    return this.#change({ collection, id })
  }

  async fetchDocuments(refs: DocumentRef[]) {
    this.#refuseWhenDown()
    const nameOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
    const asked = new Set(refs.map(nameOf))
    const together = this.bundles.filter((bundle) => bundle.some((ref) => asked.has(nameOf(ref))))
    const all = new Map([...refs, ...together.flat()].map((ref) => [nameOf(ref), ref]))
    const find = ({ collection, id }: DocumentRef) => this.documents.get(`${collection}/${id}`)
    return {
      documents: [...all.values()].flatMap((ref) => structuredClone(find(ref)) ?? []),
      missing: [...all.values()].filter((ref) => find(ref) === undefined),
      together,
    }
  }

  async fetchManifest() {
    this.#refuseWhenDown()
    return [...this.documents.values()].map(({ collection, id, updatedAt }) => ({ collection, id, updatedAt }))
  }

  /** Saves a draft that nobody publishes. */
  saveDraft(collection: string, id: string, en: object | null, ar: object | null = null): void {
    const locales = { en: en && { id, ...en }, ar: ar && { id, ...ar } }
    this.drafts.set(`${collection}/${id}`, { collection, id, updatedAt: new Date(this.#clock).toISOString(), locales })
  }

  async fetchDraft({ collection, id, link }: DraftRequest) {
    this.#refuseWhenDown()
    const isAllowed = link === null || !this.revokedLinks.has(link)
    const name = `${collection}/${id}`
    const document = isAllowed ? (this.drafts.get(name) ?? this.documents.get(name) ?? null) : null
    return { success: true as const, document: structuredClone(document), isAllowed }
  }

  async fetchFile(path: string) {
    const body = this.files.get(path) ?? this.readFile?.(path)
    return body === undefined ? null : { body, type: 'image/webp', name: null }
  }

  #change(ref: DocumentRef): Change {
    return { outbox: `row-${++this.#outbox}`, ...ref }
  }

  #refuseWhenDown(): void {
    if (this.isDown) throw new Error('The CMS does not answer.')
  }
}
