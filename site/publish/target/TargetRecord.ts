import { randomUUID } from 'node:crypto'
import { type PurgeRecord, purgeRecordSchema } from '@diwan/shared/contracts/publishing'
import * as z from 'zod/mini'
import { DeposedError } from '../lead/Lead.ts'
import type { Plan } from './planUpload.ts'
import type { Target } from './Target.ts'

// A dot: web servers do not show it.
const FOLDER = '.diwan/'
const PURGES = `${FOLDER}purges.json`
const JOURNAL = `${FOLDER}journal-`
const MANIFEST = `${FOLDER}manifest-`
// More entries than this are folded into one manifest.
const LONGEST_JOURNAL = 100
const KEPT_PURGES = 20
const READS_AT_ONCE = 16

const heldSchema = z.object({ digest: z.string(), tag: z.string() })
const stateSchema = z.object({
  sequence: z.number(),
  epoch: z.number(),
  release: z.string(),
  files: z.record(z.string(), heldSchema),
  retired: z.record(z.string(), z.number()),
})
const entrySchema = z.extend(stateSchema, {
  /** Tells two entries with the same content apart. */
  writer: z.string(),
  isDone: z.boolean(),
  gone: z.array(z.string()),
  purge: z.array(z.string()),
})
type Entry = z.infer<typeof entrySchema>

const purgesSchema = z.object({ through: z.number(), records: z.array(purgeRecordSchema) })

/** Files, and addresses without a file, whose caches are to be emptied because of one journal entry. */
export interface OwedPurge {
  sequence: number
  release: string
  paths: string[]
}

const keyOf = (prefix: string, sequence: number) => `${prefix}${String(sequence).padStart(12, '0')}.json`

/**
 * What a target holds, written down in the target itself: a manifest and a journal of what came after it. An entry is made before
 * anything of it is written and is completed afterwards, so whoever comes next knows what may be half done. Entries are created
 * under the next free number, which only one writer gets.
 */
export class TargetRecord {
  readonly #target: Target
  readonly #epoch: number
  readonly files = new Map<string, { digest: string; tag: string }>()
  /** Paths with an unknown content, and the tag they have. */
  readonly uncertain = new Map<string, string | null>()
  retired = new Map<string, number>()
  /** The release that the target holds as a whole; `null` when it is between two. */
  release: string | null = null
  /** The release that it last held as a whole. */
  lastWhole: string | null = null
  readonly owed: OwedPurge[] = []
  purges: PurgeRecord[] = []
  /** What was begun and not completed since the target held a release as a whole. */
  #unfinished: Entry[] = []
  #sequence = 0
  #purgedThrough = 0
  #folded = 0
  /** Manifests and entries that the next manifest replaces. */
  #folds = new Set<string>()

  private constructor(target: Target, epoch: number) {
    this.#target = target
    this.#epoch = epoch
  }

  /** Reads what a target holds, and compares it with what lies there. */
  static async open(target: Target, epoch: number): Promise<TargetRecord> {
    const record = new TargetRecord(target, epoch)
    await record.#read()
    return record
  }

  get sequence(): number {
    return this.#sequence
  }

  /**
   * Writes down what is about to be done. `plan` is made from this record, so it names each path of a copy that did not come to its end, and
   * the entries of such copies are not needed beside it: one that fails each time would fill the target.
   */
  async begin(release: string, plan: Plan): Promise<Entry> {
    const files = Object.fromEntries(plan.steps.flat().map(({ path, digest }) => [path, { digest, tag: '' }]))
    const retired = Object.fromEntries(plan.retired)
    const { gone } = plan
    // The rules of redirects that it replaced are not known any more.
    const purge = [...new Set([...this.#unfinished.flatMap((entry) => entry.purge), ...plan.purge])]
    const sequence = this.#sequence + 1
    const own = { sequence, epoch: this.#epoch, writer: randomUUID(), release, isDone: false }
    const entry: Entry = { ...own, files, retired, gone, purge }
    if (!(await this.#target.create(keyOf(JOURNAL, sequence), bytesOf(entry)))) {
      throw new Error(`Another publisher writes to ${this.#target.name} too. Give each its own target, or a lease.`)
    }
    this.#sequence = sequence
    if (this.#unfinished.length > 0)
      await this.#target.remove(this.#unfinished.map((before) => keyOf(JOURNAL, before.sequence)))
    this.#unfinished = [entry]
    return entry
  }

  /** Writes down that it was done; `tags` are those of the files that were written. */
  async finish(entry: Entry, tags: ReadonlyMap<string, string>): Promise<void> {
    const files = Object.fromEntries(
      Object.entries(entry.files).map(([path, { digest }]) => [path, { digest, tag: tags.get(path) ?? '' }]),
    )
    const done: Entry = { ...entry, files, isDone: true }
    await this.#target.put(keyOf(JOURNAL, entry.sequence), bytesOf(done))
    this.#apply(done)
  }

  /** Writes down which caches were emptied. */
  async savePurges(through: number, records: PurgeRecord[]): Promise<void> {
    this.purges = records.slice(0, KEPT_PURGES)
    await this.#target.put(PURGES, bytesOf({ through, records: this.purges }))
    this.#purgedThrough = through
    this.owed.splice(0, this.owed.length, ...this.owed.filter(({ sequence }) => sequence > through))
  }

  /** Makes one manifest of a journal that has grown long, when nothing in it is still owed. */
  async fold(isPurging: boolean, limit = LONGEST_JOURNAL): Promise<void> {
    if (this.#sequence - this.#folded < limit || this.release === null) return
    if (isPurging && this.#purgedThrough < this.#sequence) return
    const manifest = {
      sequence: this.#sequence,
      epoch: this.#epoch,
      release: this.release,
      files: Object.fromEntries(this.files),
      retired: Object.fromEntries(this.retired),
    }
    // Under a number of its own: one that a slow writer sends late never hides a newer one.
    await this.#target.put(keyOf(MANIFEST, this.#sequence), bytesOf(manifest))
    for (let n = this.#folded + 1; n <= this.#sequence; n++) this.#folds.add(keyOf(JOURNAL, n))
    await this.#target.remove([...this.#folds])
    this.#folds = new Set([keyOf(MANIFEST, this.#sequence)])
    this.#folded = this.#sequence
  }

  async #read(): Promise<void> {
    const listed = await this.#target.list()
    const newest = numbersOf(listed, MANIFEST).at(-1) ?? 0
    if (newest > 0) {
      const state = stateSchema.parse(await this.#json(keyOf(MANIFEST, newest)))
      this.#takeLead(state.epoch)
      for (const [path, held] of Object.entries(state.files)) this.files.set(path, held)
      this.retired = new Map(Object.entries(state.retired))
      this.release = this.lastWhole = state.release
    }
    this.#sequence = newest
    this.#folded = newest
    this.#folds = new Set([...listed.keys()].filter((key) => key.startsWith(JOURNAL) || key.startsWith(MANIFEST)))
    const purges = listed.has(PURGES) ? purgesSchema.parse(await this.#json(PURGES)) : null
    this.#purgedThrough = Math.max(newest, purges?.through ?? 0)
    this.purges = purges?.records ?? []
    const later = numbersOf(listed, JOURNAL).filter((number) => number > newest)
    for (let start = 0; start < later.length; start += READS_AT_ONCE) {
      const numbers = later.slice(start, start + READS_AT_ONCE)
      const entries = await Promise.all(numbers.map((number) => this.#json(keyOf(JOURNAL, number))))
      for (const entry of entries) this.#apply(entrySchema.parse(entry))
    }
    this.#compare(listed)
  }

  #apply(entry: Entry): void {
    this.#takeLead(entry.epoch)
    this.#sequence = Math.max(this.#sequence, entry.sequence)
    for (const path of entry.gone) {
      this.files.delete(path)
      if (entry.isDone) this.uncertain.delete(path)
      else this.uncertain.set(path, null)
    }
    for (const [path, held] of Object.entries(entry.files)) {
      if (entry.isDone) {
        this.files.set(path, held)
        this.uncertain.delete(path)
      } else {
        this.files.delete(path)
        this.uncertain.set(path, null)
      }
    }
    this.retired = new Map(Object.entries(entry.retired))
    this.release = entry.isDone ? entry.release : null
    this.lastWhole = this.release ?? this.lastWhole
    this.#unfinished = entry.isDone ? [] : [...this.#unfinished, entry]
    if (entry.sequence > this.#purgedThrough && entry.purge.length > 0) {
      this.owed.push({ sequence: entry.sequence, release: entry.release, paths: entry.purge })
    }
  }

  /** What somebody else changed or removed is not taken for what was written there. */
  #compare(listed: ReadonlyMap<string, string>): void {
    for (const [path, { tag }] of this.files) {
      if (listed.get(path) === tag) continue
      this.files.delete(path)
      this.uncertain.set(path, null)
      this.release = null
    }
    for (const path of this.uncertain.keys()) this.uncertain.set(path, listed.get(path) ?? null)
  }

  #takeLead(epoch: number): void {
    // Without a lease there is nobody else: what was written under one is as good as its own.
    if (this.#epoch > 0 && epoch > this.#epoch)
      throw new DeposedError(`A later publisher has written to ${this.#target.name}.`)
  }

  async #json(key: string): Promise<unknown> {
    const body = await this.#target.read(key)
    if (body === null) throw new Error(`${key} disappeared from ${this.#target.name} while it was read.`)
    return JSON.parse(body.toString('utf8'))
  }
}

const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))

const numberOf = (key: string, prefix: string) =>
  key.startsWith(prefix) ? Number.parseInt(key.slice(prefix.length)) : 0

const numbersOf = (listed: ReadonlyMap<string, string>, prefix: string) =>
  [...listed.keys()]
    .map((key) => numberOf(key, prefix))
    .filter((number) => number > 0)
    .sort((a, b) => a - b)
