import { setTimeout } from 'node:timers/promises'
import type { TargetStatus } from '@diwan/shared/contracts/publishing'
import { HOUR, SECOND } from '@diwan/shared/lib/time'
import { DeposedError, type Lead, soleLead } from '../lead/Lead.ts'
import { log } from '../log.ts'
import type { BlobStore } from '../swap/BlobStore.ts'
import type { ReleaseHistory, ReleaseRow } from '../swap/ReleaseHistory.ts'
import { fenced } from './fenced.ts'
import { changedRedirects } from './changedRedirects.ts'
import { inParallel } from './inParallel.ts'
import { type Plan, planUpload, type Wanted } from './planUpload.ts'
import { type Purger, PurgeQueue } from './purge/PurgeQueue.ts'
import type { Target } from './Target.ts'
import { TargetRecord } from './TargetRecord.ts'

const RETRIES = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, 30 * SECOND]
const WRITES_AT_ONCE = 8
const REDIRECTS = '_redirects'
// What lies in the target is compared with its record this often.
const VERIFY_PERIOD = HOUR

/** How a publisher copies its releases to a target. */
export interface TargetSettings {
  target: Target
  purger: Purger | null
  /** How long files that are named after their content outlive their last release. */
  grace: number
  lead?: Lead | undefined
  /** Called when another publisher turns out to lead. */
  onDeposed?: (message: string) => void
  retries?: readonly number[]
}

type Parts = TargetSettings & { history: ReleaseHistory; blobs: BlobStore }

/** Brings a target to the newest release, however often it fails: releases on this machine never wait for it. */
export class TargetFollower {
  readonly #parts: Parts
  readonly #target: Target
  readonly #retries: readonly number[]
  readonly #stopping = new AbortController()
  readonly #purges: PurgeQueue
  readonly #verifier: NodeJS.Timeout
  #record: TargetRecord | null = null
  /** The release of this history that the target was brought to; 0 when it is between two, or nobody knows. */
  #number = 0
  /** Whether the target must be looked at as a whole. */
  #isDoubted = true
  /** Since when visitors of the target have been without a release. */
  #behindSince: string | null = null
  #running: Promise<void> | null = null
  #isWanted = false
  #failures = 0
  #error: string | null = null
  #progress: { done: number; of: number } | null = null

  constructor(parts: Parts) {
    const { target, lead = soleLead, retries = RETRIES } = parts
    this.#parts = parts
    this.#target = fenced(target, lead)
    this.#retries = retries
    this.#purges = new PurgeQueue({
      purger: parts.purger,
      retries,
      signal: this.#stopping.signal,
      save: async (through, records) => {
        await this.#record?.savePurges(through, records)
      },
    })
    this.#verifier = setInterval(() => this.verify(), VERIFY_PERIOD).unref()
  }

  /** Says that there may be another live release. */
  follow(): void {
    this.#isWanted = true
    if (this.#running !== null || this.#stopping.signal.aborted) return
    this.#running = this.#run().finally(() => {
      this.#running = null
      if (this.#isWanted) this.follow()
    })
  }

  /** Compares the target with its record, and puts right what differs. */
  verify(): void {
    this.#isDoubted = true
    this.follow()
  }

  /** Resolves when the target holds the newest release and caches were purged, however long that takes. */
  async settled(): Promise<void> {
    while (this.#running !== null) await this.#running
    await this.#purges.settled()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    clearInterval(this.#verifier)
    await this.settled()
  }

  status(): TargetStatus {
    const live = this.#parts.history.live()
    const isCurrent = live !== null && this.#number === live.number
    return {
      name: this.#target.name,
      state: this.#error !== null ? 'failed' : isCurrent ? 'current' : 'copying',
      release: this.#record?.release ?? null,
      behindSince: isCurrent ? null : this.#behindSince,
      progress: this.#progress,
      error: this.#error,
      purges: this.#purges.records,
    }
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#stopping.signal.aborted) {
      this.#isWanted = false
      try {
        await this.#bring()
        this.#failures = 0
        this.#error = null
      } catch (error) {
        await this.#fail(error)
      }
      this.#progress = null
    }
  }

  async #bring(): Promise<void> {
    const { history, grace, lead = soleLead, purger } = this.#parts
    const live = history.live()
    if (live === null || this.#stopping.signal.aborted) return
    this.#noteBehind(live)
    const record = await this.#open(lead.epoch)
    this.#noteBehind(live)
    await record.fold(purger !== null)
    const isNear = !this.#isDoubted && history.list().some(({ number }) => number === this.#number)
    const wanted = isNear ? history.changesBetween(this.#number, live.number) : allWanted(history, live, record)
    const redirects = record.files.get(REDIRECTS)?.digest
    const plan = planUpload(orderly(wanted), record, { now: Date.now(), grace })
    for (const path of this.#redirectsIn(plan, redirects)) plan.purge.push(path)
    if (plan.steps.length > 0 || plan.gone.length > 0 || record.release === null) await this.#copy(record, live, plan)
    this.#number = live.number
    this.#isDoubted = false
    this.#behindSince = null
    this.#purges.owe(record.owed)
  }

  /**
   * The first release that is missing counts: each one that joins it would make a target that never gets one look fresh. While nobody
   * knows what the target holds, it is behind since somebody looks.
   */
  #noteBehind({ number }: ReleaseRow): void {
    if (number === this.#number) return
    const lastWhole = this.#record?.lastWhole ?? null
    const releases = this.#parts.history.list().filter(({ liveAt }) => liveAt !== null)
    const place = releases.findIndex(({ id }) => id === lastWhole)
    const missing = lastWhole === null ? [] : releases.slice(0, place < 0 ? undefined : place)
    const since = missing.at(-1)?.liveAt ?? new Date().toISOString()
    if (this.#behindSince === null || since < this.#behindSince) this.#behindSince = since
  }

  async #open(epoch: number): Promise<TargetRecord> {
    if (this.#record !== null && !this.#isDoubted) return this.#record
    this.#isDoubted = true
    this.#record = await TargetRecord.open(this.#target, epoch)
    this.#purges.load(this.#record.purges, this.#record.sequence)
    this.#purges.owe(this.#record.owed)
    return this.#record
  }

  /** Addresses without a file whose answer changes. What an earlier rule was is unknown on a machine that never had it. */
  #redirectsIn({ steps }: Plan, before: string | undefined): string[] {
    const { blobs } = this.#parts
    const after = steps.flat().find(({ path }) => path === REDIRECTS)?.digest
    if (after === undefined) return []
    const textOf = (digest: string | undefined) =>
      digest !== undefined && blobs.has(digest) ? blobs.read(digest).toString('utf8') : ''
    return changedRedirects(textOf(before), textOf(after))
  }

  async #copy(record: TargetRecord, live: ReleaseRow, plan: Plan): Promise<void> {
    const startedAt = performance.now()
    const { blobs } = this.#parts
    const files = plan.steps.flat()
    const tags = new Map<string, string>()
    let bytes = 0
    // Whatever happens from here on, the target is between two releases until it is over.
    this.#number = 0
    this.#isDoubted = true
    const entry = await record.begin(live.id, plan)
    this.#progress = { done: 0, of: files.length }
    for (const step of plan.steps) {
      await inParallel(step, WRITES_AT_ONCE, async ({ path, digest }) => {
        this.#stopping.signal.throwIfAborted()
        const body = blobs.read(digest)
        const found = record.uncertain.get(path)
        if (found != null && this.#target.tagOf?.(body) === found) tags.set(path, found)
        else {
          tags.set(path, await this.#target.put(path, body))
          bytes += body.length
        }
        this.#progress = { done: tags.size, of: files.length }
      })
    }
    if (plan.gone.length > 0) await this.#target.remove(plan.gone)
    await this.#target.show([...files.map(({ path }) => path), ...plan.gone])
    await record.finish(entry, tags)
    const durationMs = Math.round(performance.now() - startedAt)
    const counts = { written: files.length, removed: plan.gone.length, bytes, durationMs }
    log('target has the release', { target: this.#target.name, release: live.id, ...counts })
  }

  async #fail(error: unknown): Promise<void> {
    if (this.#stopping.signal.aborted) return
    const message = error instanceof Error ? error.message || error.name : String(error)
    this.#error = message
    this.#isDoubted = true
    const target = this.#target.name
    if (error instanceof DeposedError) {
      log('target belongs to another publisher', { target, message })
      this.#stopping.abort()
      this.#parts.onDeposed?.(message)
      return
    }
    const retryInMs = this.#retries[Math.min(this.#failures, this.#retries.length - 1)] as number
    this.#failures += 1
    log('target cannot be brought up to date', { target, message, retryInMs })
    this.#isWanted = true
    await setTimeout(retryInMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}

/** The release as a whole, and everything else that the target has. */
function* allWanted(history: ReleaseHistory, live: ReleaseRow, record: TargetRecord): Generator<Wanted> {
  const paths = new Set<string>()
  for (const { path, blob } of history.eachFileAt(live.number)) {
    paths.add(path)
    yield { path, digest: blob }
  }
  for (const path of new Set([...record.files.keys(), ...record.uncertain.keys()])) {
    if (!paths.has(path)) yield { path, digest: null }
  }
}

function* orderly(changes: Iterable<Wanted | { path: string; blob: string | null }>): Generator<Wanted> {
  for (const change of changes) yield 'blob' in change ? { path: change.path, digest: change.blob } : change
}
