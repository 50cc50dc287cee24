import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Change, DocumentRef, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { StepProgress } from '@diwan/shared/contracts/releaseSteps'
import { log } from '../log.ts'
import type { Mirror } from '../mirror/Mirror.ts'
import type { Cms } from './CmsClient.ts'
import { FileError } from './FileError.ts'

const REFS_AT_ONCE = 100
// Documents whose files are fetched side by side.
const FILES_AT_ONCE = 8
// Some milliseconds of comparing: a nudge waits no longer for it.
const COMPARED_AT_ONCE = 2_000

const WAITS_FOR_FILE =
  'It goes live together with the other documents of its bundle, and a file of one of them cannot be had yet.'

/** What has been said already of documents that are kept out, by document. */
type Told = ReadonlyMap<string, string | null>

const nameOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`

interface Parts {
  mirror: Mirror
  cms: Cms
  /** Adds the files that a document names. */
  attach: (document: MirroredDocument) => Promise<MirroredDocument>
  /** Whether visitors see anything yet: what is left out of a first release has nothing in its place. */
  hasRelease: () => boolean
  onStep: (step: StepProgress) => void
  /** Called for a document that is kept out because one of its files cannot be had. */
  onKeptOut: (document: MirroredDocument, error: string) => void
}

/** Keeps the mirror equal to what the CMS has published. */
export class Follower {
  readonly #parts: Parts
  #isReconcileDue = false
  /** What differed from the CMS when that was last asked aside; `null` when it must be asked again. */
  #differing: DocumentRef[] | null = null
  #isCompared = false
  /** States that came with nudges since the last `follow`, by document; `null` for one that must be asked for. */
  readonly #carried = new Map<string, MirroredDocument | null>()
  /** Documents that are kept out for a file that may be had later. */
  readonly #waiting = new Set<string>()

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

  /** Keeps the states that came with a nudge of these changes. They are lost with the process, and then asked for. */
  carry(changes: Change[], documents: MirroredDocument[]): void {
    const brought = new Set(documents.map(nameOf))
    // A document of which nothing is published any more brings no state, nor does one that is too long for a nudge.
    for (const name of changes.map(nameOf)) if (!brought.has(name)) this.#carried.set(name, null)
    for (const document of documents) {
      const name = nameOf(document)
      const known = this.#carried.get(name)
      if (known === undefined || (known !== null && known.updatedAt < document.updatedAt))
        this.#carried.set(name, document)
      // Which of two states of one instant is the newer only the CMS knows.
      else if (known?.updatedAt === document.updatedAt && !isDeepStrictEqual(known, document))
        this.#carried.set(name, null)
    }
  }

  /** Whether nudges have brought this state since the last `follow`, and named nothing else. */
  bringsOnly(document: MirroredDocument): boolean {
    return this.#carried.size === 1 && isDeepStrictEqual(this.#carried.get(nameOf(document)), document)
  }

  /**
   * Takes in what nudges named, then what is held back if `isHeldWorthTrying`, and what a comparison finds when one is due. Whatever was
   * taken in when it throws can be released: an answer of the CMS holds each bundle as a whole, and comes into the mirror as a whole.
   */
  async follow(isHeldWorthTrying: boolean): Promise<void> {
    await this.#takeNudged()
    await this.#fetchHeld(isHeldWorthTrying)
    if (!this.#isReconcileDue) return
    this.#isReconcileDue = false
    try {
      await this.#fetchDifferences()
    } catch (error) {
      this.#isReconcileDue = true
      throw error
    }
  }

  /** Takes the current state of documents into the mirror. `told`: what has been said already of those that are kept out, by document. */
  async fetch(refs: DocumentRef[], told: Told = new Map()): Promise<void> {
    const { cms, mirror, onStep } = this.#parts
    for (let start = 0; start < refs.length; start += REFS_AT_ONCE) {
      const { documents, missing, together } = await cms.fetchDocuments(refs.slice(start, start + REFS_AT_ONCE))
      const found = await this.#completeAll(documents, told)
      const complete = this.#parts.hasRelease() ? this.#wholeOnly(found, { documents, together, told }) : found
      onStep('mirroring')
      mirror.apply(complete, missing, together)
    }
  }

  async #takeNudged(): Promise<void> {
    const { mirror, onStep } = this.#parts
    const changes = mirror.unfetched()
    const carried = this.#takeCarried(changes)
    if (changes.length === 0) return
    onStep('fetching')
    if (carried !== null) {
      const complete = await this.#completeAll(carried)
      onStep('mirroring')
      mirror.apply(complete, [])
    } else {
      const refs = new Map(changes.map(({ collection, id }) => [nameOf({ collection, id }), { collection, id }]))
      await this.fetch([...refs.values()])
    }
    mirror.markFetched(changes)
  }

  /** Documents with their files, without those that are kept out. */
  async #completeAll(documents: MirroredDocument[], told?: Told): Promise<MirroredDocument[]> {
    const complete: MirroredDocument[] = []
    for (let first = 0; first < documents.length; first += FILES_AT_ONCE) {
      const some = documents.slice(first, first + FILES_AT_ONCE)
      for (const document of await Promise.all(some.map((one) => this.#complete(one, told))))
        if (document !== null) complete.push(document)
    }
    return complete
  }

  /** Of the documents that have their files, those without one that goes live together with another that has not. */
  #wholeOnly(
    complete: MirroredDocument[],
    { documents, together, told }: { documents: MirroredDocument[]; together: DocumentRef[][]; told: Told },
  ): MirroredDocument[] {
    const found = new Set(complete.map(nameOf))
    const keptOut = new Set(documents.map(nameOf).filter((name) => !found.has(name)))
    const waiting = new Set(
      together
        .map((group) => group.map(nameOf))
        .filter((names) => names.some((name) => keptOut.has(name)))
        .flat(),
    )
    const isNew = (document: MirroredDocument) => this.#parts.mirror.versionOf(document) !== document.updatedAt
    const isWaiting = (document: MirroredDocument) => waiting.has(nameOf(document)) && isNew(document)
    for (const document of complete.filter(isWaiting)) this.#keepOut(document, WAITS_FOR_FILE, told)
    return complete.filter((document) => !isWaiting(document))
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
    if (!documents.every((document) => document !== null)) return null
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
    const isDue = (ref: DocumentRef) => this.#isReconcileDue && (isWorthTrying || this.#waiting.has(nameOf(ref)))
    const held = this.#parts.mirror.held()
    const due = held.filter((ref) => ref.error === null || isDue(ref))
    // The others too: one of them may come with its bundle.
    if (due.length > 0) await this.fetch(due, new Map(held.map((ref) => [nameOf(ref), ref.error])))
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

  /** The document with its files; `null` when one cannot be had, and the document is held back. */
  async #complete(document: MirroredDocument, told?: Told): Promise<MirroredDocument | null> {
    const { attach } = this.#parts
    const name = nameOf(document)
    this.#waiting.delete(name)
    try {
      return await attach(document)
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      if (!error.isGone) this.#waiting.add(name)
      this.#keepOut(document, error.message, told)
      return null
    }
  }

  #keepOut(document: MirroredDocument, error: string, told?: Told): void {
    const { mirror, onKeptOut } = this.#parts
    mirror.keepOut(document, error)
    if (told?.get(nameOf(document)) !== error) onKeptOut(document, error)
  }
}

const refOf = ({ collection, id }: DocumentRef): DocumentRef => ({ collection, id })

function* slicesOf<T>(all: T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += COMPARED_AT_ONCE) yield all.slice(start, start + COMPARED_AT_ONCE)
}
