import { isDeepStrictEqual } from 'node:util'
import type { GlobalSlug, Locale } from '@diwan/shared/content'
import { locales } from '@diwan/shared/content'
import type { DocumentBody, DocumentRef, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { AnswerCache } from './AnswerCache.ts'
import { BoundedCache } from './BoundedCache.ts'
import { deepFreeze } from './deepFreeze.ts'
import { type QueryDefinition, shared } from './definitions.ts'
import { type Dependency, type DocumentKind, isTouchedBy, type Touch } from './dependency.ts'
import { digestOf } from './digestOf.ts'
import type { DocumentSource } from './DocumentSource.ts'
import { type FindIndex, type IndexOptions, IndexSet } from './IndexSet.ts'
import { OverlaySource } from './OverlaySource.ts'
import type { QueryRecord } from './QueryRecord.ts'
import type { Index, PublishedBody, Scan, Scanned, StoreReader } from './reader.ts'
import { scanPlaces } from './scanPlaces.ts'
import { entryOf, NOWHERE, placeIn, SortedIndex } from './SortedIndex.ts'
import { stableJson } from './stableJson.ts'

const MAX_CACHED_BODIES = 500

interface Answered {
  record: QueryRecord
  answer: unknown
  /** The answer as JSON; `undefined` for none. */
  text: string | undefined
}

/** An answer as an earlier process found it. */
export interface KeptAnswer {
  /** Of the query. */
  key: string
  digest: string
  /** As JSON. */
  answer: string
}

/** Finds kept answers by the keys of their queries. Those that are not known to be good still are left out. */
export type Recall = (keys: string[]) => KeptAnswer[]

interface Question {
  key: string
  args: unknown
}

interface StoreOptions extends IndexOptions {
  /** Finds answers of an earlier process. */
  recall?: Recall | null
  /** Whether drafts lie over what is published. */
  showsDrafts?: boolean
}

/** The store that another one was made from, and how the two differ. */
interface Origin {
  store: ContentStore
  change: DocumentChange
  touches: Touch[]
  isHeld: Map<QueryRecord, boolean>
}

/** A change of one document: what was published before, and what is published after it. */
export interface DocumentChange extends DocumentRef {
  before: MirroredDocument | null
  after: MirroredDocument | null
}

/** Documents, the indexes over them and the queries they answer, with a record of everything a query reads. */
export class ContentStore implements StoreReader {
  readonly indexes: IndexSet
  readonly showsDrafts: boolean
  readonly #source: DocumentSource
  readonly #bodies = new BoundedCache<MirroredDocument | null>(MAX_CACHED_BODIES)
  readonly #answers: AnswerCache<Answered>
  readonly #running: QueryRecord[] = []
  readonly #recall: Recall | null
  /** Keys whose kept answers may be old. */
  #stale: ReadonlySet<string> = new Set()
  #origin: Origin | null = null
  #now: number

  constructor(
    source: DocumentSource,
    now: number,
    { recall = null, showsDrafts = false, ...options }: StoreOptions = {},
  ) {
    this.showsDrafts = showsDrafts
    this.#source = source
    this.#now = now
    this.#recall = recall
    this.indexes = new IndexSet(source, options)
    this.#answers = new AnswerCache(options.isFixed)
  }

  /** The instant that counts as the present, in milliseconds. It stands still while pages render. */
  get now(): number {
    return this.#now
  }

  /** Moves the present. Answers that asked whether an instant has passed must be forgotten. */
  setNow(now: number): void {
    this.#now = now
  }

  /**
   * A store of its own that answers as this one would if a document were published like this. It reads what both have in common
   * from this one, so it is good only until this one changes. One that is made for a release shows no drafts, and has kept answers too:
   * it must be made to `forget` what the document touches before it is asked.
   */
  withDocument(document: MirroredDocument, now: number, { isForRelease = false } = {}): ContentStore {
    const { collection, id } = document
    const change = { collection, id, before: this.#source.get(collection, id), after: document }
    const touches = touchesOf(change)
    const moved = new Set(touches.map((touch) => (touch.kind === 'place' ? touch.index : null)))
    const findIndex: FindIndex = (index) => {
      const known = this.indexes.get(index)
      if (!moved.has(index.name)) return known
      const own = known.layer()
      own.replace(id, document.locales)
      return own
    }
    const source = new OverlaySource(this.#source, document)
    const recall = isForRelease ? this.#recall : null
    const store = new ContentStore(source, now, { findIndex, showsDrafts: !isForRelease, recall })
    store.#origin = { store: this, change, touches, isHeld: new Map() }
    return store
  }

  /** How a store that `withDocument` made differs from the one that it was called on; nothing for any other store. */
  get difference(): { change: DocumentChange; touches: Touch[] } | null {
    return this.#origin
  }

  /**
   * Follows the change that `withDocument` was called with, which the source has by now, and goes on with what its store has found out:
   * the answers that changed with it, and the present.
   */
  adopt(store: ContentStore): void {
    if (store.#origin?.store !== this) throw new Error('A store adopts only what its own withDocument made.')
    this.#take(store.#origin.change)
    this.setNow(store.now)
    this.forget(store.#stale)
    for (const [key, answered] of store.#answers.entries()) this.#answers.set(key, answered, answered.text?.length ?? 0)
  }

  /** Answers a query, from memory when its answer still holds. */
  ask(definition: QueryDefinition, args: unknown): unknown {
    const question = { key: keyOf(definition.name, args), args }
    if (definition.isKept) this.#recallAll(definition, [question])
    return this.#answer(definition, question)
  }

  /** Answers a query for each of these arguments. Answers that are kept are looked up all at once. */
  askEach(definition: QueryDefinition, each: unknown[]): unknown[] {
    const questions = each.map((args) => ({ key: keyOf(definition.name, args), args }))
    if (definition.isKept) this.#recallAll(definition, questions)
    return questions.map((question) => this.#answer(definition, question))
  }

  #answer(definition: QueryDefinition, { key, args }: Question): unknown {
    const { record, answer, text } = this.#answers.get(key) ?? this.#inherit(key) ?? this.#run(definition, args, key)
    const parent = this.#running.at(-1)
    if (parent === undefined) shared.traces.getStore()?.add(record, answer, text)
    else if (!parent.children.has(record)) {
      parent.children.add(record)
      parent.dependencies.push({ kind: 'query', key })
    }
    return answer
  }

  /** Asks a recorded query again by its name; `null` when no query has that name any more. */
  askAgain(name: string, args: unknown): QueryRecord | null {
    const definition = shared.queries.get(name)
    if (definition === undefined) return null
    const key = keyOf(name, args)
    return (this.#answers.get(key) ?? this.#run(definition, args, key)).record
  }

  document(collection: string, id: string, locale: Locale): PublishedBody | null {
    this.#record({ kind: 'body', collection, id, locale })
    return (this.#load(collection, id)?.locales[locale] ?? null) as PublishedBody | null
  }

  isPublished(collection: string, id: string, locale: Locale): boolean {
    this.#record({ kind: 'presence', collection, id, locale })
    return (this.#load(collection, id)?.locales[locale] ?? null) !== null
  }

  global(slug: GlobalSlug, locale: Locale): PublishedBody | null {
    return this.document('globals', slug, locale)
  }

  scan(index: Index, locale: Locale, partition: string, scan: Scan = {}): string[] {
    return this.#scan(index, locale, partition, scan).map((place) => entryOf(place).id)
  }

  scanEntries(index: Index, locale: Locale, partition: string, scan: Scan = {}): Scanned[] {
    return this.#scan(index, locale, partition, scan).map(entryOf)
  }

  #scan(index: Index, locale: Locale, partition: string, scan: Scan): readonly string[] {
    const sorted = this.indexes.get(index)
    let own: string | null = null
    if (scan.after !== undefined) {
      const id = scan.after
      this.#record({ kind: 'place', index: index.name, locale, partition, id })
      const body = this.#load(index.collection, id)?.locales[locale] ?? null
      own = placeIn(index, { partition, locale, id }, body) ?? null
      if (own === null) return []
    }
    const { places, range } = scanPlaces(sorted.places(locale, partition), scan, own)
    if (range !== null) this.#record({ kind: 'range', index: index.name, locale, partition, ...range })
    return places
  }

  count(index: Index, locale: Locale, partition: string): number {
    this.#record({ kind: 'count', index: index.name, locale, partition })
    return this.indexes.get(index).places(locale, partition).length
  }

  hasPassed(instant: string): boolean {
    const passed = Date.parse(instant) <= this.#now
    this.#record({ kind: 'instant', instant, passed })
    return passed
  }

  /** Follows changes that the source already has, and tells what they touch. Answers that saw the old state must be forgotten. */
  follow(changes: DocumentChange[]): Touch[] {
    return changes.flatMap((change) => {
      this.#take(change)
      return touchesOf(change)
    })
  }

  #take({ collection, id, after }: DocumentChange): void {
    this.#bodies.delete(`${collection}/${id}`)
    for (const index of indexesOf(collection)) this.indexes.replace(index, id, after?.locales ?? NOWHERE)
  }

  /** Drops remembered answers, so that the next question finds new ones. Until the next call, kept ones of these do not count. */
  forget(keys: Iterable<string>): void {
    this.#stale = new Set(keys)
    for (const key of this.#stale) this.#answers.delete(key)
  }

  /** Drops everything that was read, so that the source alone decides. */
  forgetAll(): void {
    this.#answers.clear()
    this.#bodies.clear()
    this.indexes.clear()
  }

  #load(collection: string, id: string): MirroredDocument | null {
    const key = `${collection}/${id}`
    const cached = this.#bodies.get(key)
    if (cached !== undefined) return cached
    const document = deepFreeze(this.#source.get(collection, id))
    this.#bodies.set(key, document, 1)
    return document
  }

  #inherit(key: string): Answered | null {
    if (this.#origin === null) return null
    const known = this.#origin.store.#answers.get(key)
    return known !== undefined && this.#holds(known.record) ? known : null
  }

  /** Whether an answer of the origin is good here too: nothing it was found with differs. */
  #holds(record: QueryRecord): boolean {
    const { touches, isHeld } = this.#origin as Origin
    // Nobody knows what it was found with, but whoever makes a release has said what the document touches.
    if (record.isRecalled) return !this.showsDrafts && !this.#stale.has(record.key)
    const known = isHeld.get(record)
    if (known !== undefined) return known
    const holds =
      record.dependencies.every((dependency) =>
        dependency.kind === 'instant'
          ? dependency.passed === Date.parse(dependency.instant) <= this.#now
          : !touches.some((touch) => isTouchedBy(dependency, touch)),
      ) && [...record.children].every((child) => this.#holds(child))
    isHeld.set(record, holds)
    return holds
  }

  /** Takes over the kept answers to questions whose answers are not in memory. */
  #recallAll({ name }: QueryDefinition, questions: Question[]): void {
    if (this.#recall === null) return
    const missing = new Map<string, unknown>()
    const isKnown = (key: string) => this.#answers.get(key) !== undefined || this.#inherit(key) !== null
    for (const { key, args } of questions) if (!this.#stale.has(key) && !isKnown(key)) missing.set(key, args)
    if (missing.size === 0) return
    for (const { key, digest, answer: text } of this.#recall([...missing.keys()])) {
      const args = missing.get(key)
      const record: QueryRecord = { key, name, args, digest, dependencies: [], children: new Set(), isRecalled: true }
      this.#answers.set(key, { record, answer: deepFreeze(JSON.parse(text) as unknown), text }, text.length)
    }
  }

  #run(definition: QueryDefinition, args: unknown, key: string): Answered {
    const record: QueryRecord = { key, name: definition.name, args, digest: '', dependencies: [], children: new Set() }
    this.#running.push(record)
    try {
      const answer = deepFreeze(definition.run(this, ...([args] as never)))
      const text = JSON.stringify(answer) as string | undefined
      record.digest = digestOf(text ?? 'null')
      if (definition.isKept && text !== undefined) record.kept = text
      const answered = { record, answer, text }
      this.#answers.set(key, answered, text?.length ?? 0)
      return answered
    } finally {
      this.#running.pop()
    }
  }

  #record(dependency: Dependency): void {
    const running = this.#running.at(-1)
    if (running === undefined) throw new Error('The store is read through queries only: wrap this read in defineQuery.')
    running.dependencies.push(dependency)
  }
}

/** What a change touches. It follows from the two states alone: an index built after the change has never known the old places. */
export function touchesOf({ collection, id, before, after }: DocumentChange): Touch[] {
  const touches = locales.flatMap((locale) =>
    differencesOf(before?.locales[locale] ?? null, after?.locales[locale] ?? null).map((kind): Touch => ({
      kind,
      collection,
      id,
      locale,
    })),
  )
  const places = indexesOf(collection).flatMap((index) => {
    const sorted = new SortedIndex(index)
    sorted.replace(id, before?.locales ?? NOWHERE)
    return sorted.replace(id, after?.locales ?? NOWHERE)
  })
  return [...touches, ...places]
}

const indexesOf = (collection: string): Index[] =>
  [...shared.indexes.values()].filter((index) => index.collection === collection)

/** What differs between two states of a body, but for the time of its last change. */
function differencesOf(before: DocumentBody | null, after: DocumentBody | null): DocumentKind[] {
  if (before === null || after === null) return before === after ? [] : ['presence', 'body']
  const { updatedAt: _before, ...old } = before
  const { updatedAt: _after, ...current } = after
  return isDeepStrictEqual(old, current) ? [] : ['body']
}

/** How a question is named in traces and payloads. */
export function keyOf(name: string, args: unknown): string {
  return args === undefined ? name : `${name}(${stableJson(args)})`
}
