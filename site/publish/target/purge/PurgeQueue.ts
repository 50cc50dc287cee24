import { setTimeout } from 'node:timers/promises'
import type { PurgeRecord } from '@diwan/shared/contracts/publishing'
import { log } from '../../log.ts'
import type { OwedPurge } from '../TargetRecord.ts'
import { addressesOf } from './addressesOf.ts'

/** Makes a cache forget addresses of the site. */
export interface Purger {
  readonly name: string
  /** Throws when the cache may still have one of them. `reference` is the same for each attempt of one purge. */
  purge(paths: string[], reference: string): Promise<void>
}

interface Options {
  purger: Purger | null
  retries: readonly number[]
  signal: AbortSignal
  /** Writes down what was purged, so that nobody does it again. */
  save: (through: number, records: PurgeRecord[]) => Promise<void>
}

const KEPT = 20

/** Empties caches of what changed: tries until it is done, and remembers how it went. */
export class PurgeQueue {
  readonly #options: Options
  /** Newest first. */
  #records: PurgeRecord[] = []
  #owed = new Map<number, OwedPurge>()
  #through = 0
  #running: Promise<void> | null = null

  constructor(options: Options) {
    this.#options = options
  }

  get records(): PurgeRecord[] {
    return this.#records
  }

  /** Takes over what an earlier process has written down. */
  load(records: PurgeRecord[], sequence: number): void {
    if (this.#records.length === 0) this.#records = records
    // A target that was emptied counts from the beginning again.
    if (this.#through > sequence) this.#through = 0
  }

  owe(purges: readonly OwedPurge[]): void {
    if (this.#options.purger === null) return
    for (const owed of purges) if (owed.sequence > this.#through) this.#owed.set(owed.sequence, owed)
    if (this.#owed.size === 0 || this.#running !== null) return
    this.#running = this.#run(this.#options.purger).finally(() => {
      this.#running = null
    })
  }

  async settled(): Promise<void> {
    await this.#running
  }

  async #run(purger: Purger): Promise<void> {
    const { retries, signal } = this.#options
    for (let failures = 0; this.#owed.size > 0 && !signal.aborted;) {
      const owed = [...this.#owed.values()]
      const addresses = [...new Set(owed.flatMap(({ paths }) => paths.flatMap(addressesOf)))].sort()
      const newest = owed.at(-1) as OwedPurge
      const record = this.#recordOf(newest.release, addresses.length)
      record.attempts += 1
      try {
        if (addresses.length > 0) await purger.purge(addresses, `${newest.release}-${newest.sequence}`)
        record.doneAt = new Date().toISOString()
        record.error = null
        await this.#options.save(newest.sequence, this.#records)
        this.#through = newest.sequence
        for (const { sequence } of owed) this.#owed.delete(sequence)
        failures = 0
        log('caches purged', { purger: purger.name, release: record.release, addresses: addresses.length })
      } catch (error) {
        record.doneAt = null
        record.error = error instanceof Error ? error.message || error.name : String(error)
        const retryInMs = retries[Math.min(failures, retries.length - 1)] as number
        failures += 1
        log('caches could not be purged', { purger: purger.name, message: record.error, retryInMs })
        await setTimeout(retryInMs, undefined, { signal }).catch(() => {})
      }
    }
  }

  /** The record of the purge that runs; more that is owed meanwhile joins one that has not succeeded. */
  #recordOf(release: string, addresses: number): PurgeRecord {
    const [latest] = this.#records
    const startedAt = new Date().toISOString()
    const record: PurgeRecord =
      latest?.doneAt === null
        ? { ...latest, release, addresses }
        : { release, addresses, startedAt, doneAt: null, attempts: 0, error: null }
    const others = latest?.doneAt === null ? this.#records.slice(1) : this.#records
    this.#records = [record, ...others].slice(0, KEPT)
    return record
  }
}
