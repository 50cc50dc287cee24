import { setImmediate } from 'node:timers/promises'
import type { DocumentRef, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import type { Cms } from './CmsClient.ts'
import { MissingFileError } from './MissingFileError.ts'

const REFS_AT_ONCE = 100
// Documents whose files are fetched side by side.
const FILES_AT_ONCE = 8
// Some milliseconds of comparing: a nudge waits no longer for it.
const COMPARED_AT_ONCE = 2_000

const nameOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`

interface Parts {
  mirror: Mirror
  cms: Cms
  /** Adds the files that a document names. */
  attach: (document: MirroredDocument) => Promise<MirroredDocument>
  onStep: (step: string) => void
  /** Called for a document that is kept out because one of its files is missing for good. */
  onKeptOut: (document: MirroredDocument, error: string) => void
}

/** Keeps the mirror equal to what the CMS has published. */
export class Follower {
  readonly #parts: Parts
  #isReconcileDue = false
  /** What differed from the CMS when that was last asked aside; `null` when it must be asked again. */
  #differing: DocumentRef[] | null = null
  #isCompared = false
  /** States that came with nudges since the last `follow`, by document. */
  readonly #carried = new Map<string, MirroredDocument>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Whether the mirror has all that the CMS had at one moment since this was made. */
  get isCompared(): boolean {
    return this.#isCompared
  }

  /** Makes the next `follow` compare every document with the CMS. */
  reconcile(): void {
    this.#isReconcileDue = true
    this.#differing = null
  }

  /** Compares every document with the CMS while releases go on, and leaves to the next `follow` what differs. */
  async reconcileAside(): Promise<void> {
    // The next `follow` asks again, and says what is wrong.
    const differing = await this.#differences().catch(() => null)
    // What was asked for meanwhile may want more than was found before it.
    if (this.#isReconcileDue) return
    this.#isReconcileDue = true
    this.#differing = differing
  }

  /** Keeps states that came with a nudge. They are lost with the process, and then asked for. */
  carry(documents: MirroredDocument[]): void {
    for (const document of documents) {
      const known = this.#carried.get(nameOf(document))
      if (known === undefined || known.updatedAt < document.updatedAt) this.#carried.set(nameOf(document), document)
    }
  }

  /** Fetches what nudges named, what a comparison finds when one is due, and what is held back if `isHeldWorthTrying`. */
  async follow(isHeldWorthTrying: boolean): Promise<void> {
    await this.#fetchHeld(isHeldWorthTrying)
    if (this.#isReconcileDue) {
      this.#isReconcileDue = false
      try {
        await this.#fetchDifferences()
      } catch (error) {
        this.#isReconcileDue = true
        throw error
      }
    }
    const { mirror, onStep } = this.#parts
    const changes = mirror.unfetched()
    const carried = this.#takeCarried(changes)
    if (changes.length === 0) return
    onStep('fetching')
    if (carried !== null) await this.#apply(carried)
    else {
      const refs = new Map(changes.map(({ collection, id }) => [nameOf({ collection, id }), { collection, id }]))
      await this.fetch([...refs.values()])
    }
    mirror.markFetched(changes)
  }

  /** Takes the current state of documents into the mirror. */
  async fetch(refs: DocumentRef[]): Promise<void> {
    const { cms, mirror } = this.#parts
    for (let start = 0; start < refs.length; start += REFS_AT_ONCE) {
      const { documents, missing } = await cms.fetchDocuments(refs.slice(start, start + REFS_AT_ONCE))
      await this.#apply(documents)
      mirror.apply([], missing)
    }
  }

  async #apply(documents: MirroredDocument[]): Promise<void> {
    const { mirror, onStep } = this.#parts
    for (let first = 0; first < documents.length; first += FILES_AT_ONCE) {
      const some = documents.slice(first, first + FILES_AT_ONCE)
      const complete = await Promise.all(some.map((document) => this.#complete(document)))
      onStep('mirroring')
      mirror.apply(
        complete.filter((document) => document !== null),
        [],
      )
    }
  }

  /**
   * What came with nudges, if that is the newest state of every change: an old nudge may arrive again or late, so a state counts only
   * when it is newer than the mirror's, or new to it. What went lately may have been there when the nudge was sent, and what is kept out
   * may be gone from the CMS by now. `null`: ask.
   */
  #takeCarried(changes: DocumentRef[]): MirroredDocument[] | null {
    const documents = [...this.#carried.values()]
    const names = new Set(this.#carried.keys())
    this.#carried.clear()
    const { mirror } = this.#parts
    const held = new Set(mirror.held().map(nameOf))
    const isNewer = (document: MirroredDocument) => {
      const version = mirror.versionOf(document)
      const isOlder = version === null ? !mirror.removals.has(document) : version < document.updatedAt
      return isOlder && !held.has(nameOf(document))
    }
    return changes.every((ref) => names.has(nameOf(ref))) && documents.every(isNewer) ? documents : null
  }

  /** Takes in again what is held back and may be good by now: a release has been made since, or nobody found out whether it is. */
  async #fetchHeld(isWorthTrying: boolean): Promise<void> {
    const isDue = this.#isReconcileDue && isWorthTrying
    const refs = this.#parts.mirror.held().filter(({ error }) => error === null || isDue)
    if (refs.length > 0) await this.fetch(refs)
  }

  /** Takes in what lost nudges would have named. */
  async #fetchDifferences(): Promise<void> {
    const { onStep } = this.#parts
    // What was released since the CMS was asked only looks different: the current state is fetched, and nothing comes of it.
    const differing = this.#differing ?? (await this.#differences())
    this.#differing = null
    if (differing.length > 0) {
      onStep(`fetching ${differing.length} documents`)
      log('reconciling', { documents: differing.length })
      await this.fetch(differing)
    }
    this.#isCompared = true
  }

  /** What the CMS has in another version than the mirror, or only one of the two has. Some at a time: a large site takes half a second. */
  async #differences(): Promise<DocumentRef[]> {
    const { cms, mirror } = this.#parts
    const published = new Map<string, string>()
    for (const slice of slicesOf(await cms.fetchManifest())) {
      for (const document of slice) published.set(nameOf(document), document.updatedAt)
      await setImmediate()
    }
    const differing: DocumentRef[] = []
    const compare = (ref: DocumentRef, version: string) => {
      if (published.get(nameOf(ref)) !== version) differing.push(refOf(ref))
      published.delete(nameOf(ref))
    }
    // The CMS has nothing newer of what is kept out.
    const held = new Map(mirror.heldVersions().map((ref) => [nameOf(ref), ref]))
    for (const ref of held.values()) if (ref.version !== null) compare(ref, ref.version)
    for (let known = mirror.versionsAfter(null, COMPARED_AT_ONCE); known.length > 0;) {
      for (const ref of known) if (!held.has(nameOf(ref))) compare(ref, ref.updatedAt)
      await setImmediate()
      known = mirror.versionsAfter(known.at(-1) ?? null, COMPARED_AT_ONCE)
    }
    for (const name of published.keys()) {
      const [collection = '', id = ''] = name.split('/')
      differing.push({ collection, id })
    }
    return differing
  }

  /** The document with its files; `null` when one is missing for good, and the document is held back. */
  async #complete(document: MirroredDocument): Promise<MirroredDocument | null> {
    const { attach, mirror, onKeptOut } = this.#parts
    try {
      return await attach(document)
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error
      mirror.keepOut(document, error.message)
      onKeptOut(document, error.message)
      return null
    }
  }
}

const refOf = ({ collection, id }: DocumentRef): DocumentRef => ({ collection, id })

function* slicesOf<T>(all: T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += COMPARED_AT_ONCE) yield all.slice(start, start + COMPARED_AT_ONCE)
}
