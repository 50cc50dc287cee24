import { randomUUID } from 'node:crypto'
import { SECOND } from '@diwan/shared/lib/time'
import type { Collection } from 'mongodb'
import type { SharedRow } from './mongodb/sharedRows'

/** After the holder dies, another one takes over within this time. */
const HELD_FOR = 15 * SECOND
const RENEWED_AFTER = 5 * SECOND
const TRIED_AGAIN_AFTER = 2 * SECOND
const DUPLICATE = 11_000

export interface LeaseRow extends SharedRow {
  holder: string
  until: Date
}

/** What one of several instances holds at a time, and keeps as long as it goes on asking. Their clocks must agree within seconds. */
export class Lease {
  readonly #name: string
  readonly #holder = randomUUID()
  #until = 0
  #renewAt = 0
  #asking: Promise<void> | undefined

  constructor(name: string) {
    this.#name = name
  }

  /** Whether this instance holds it now. Asks the database now and then only. */
  async isHeld(rows: Collection<LeaseRow>, now = Date.now()): Promise<boolean> {
    if (now >= this.#renewAt) {
      this.#asking ??= this.#ask(rows, now).finally(() => (this.#asking = undefined))
      await this.#asking
    }
    return now < this.#until
  }

  async #ask(rows: Collection<LeaseRow>, now: number): Promise<void> {
    const until = now + HELD_FOR
    try {
      // The row of another holder does not match, and a second row of this name cannot be made: that is a refusal.
      await rows.updateOne(
        { _id: this.#name, $or: [{ holder: this.#holder }, { until: { $lte: new Date(now) } }] },
        { $set: { holder: this.#holder, until: new Date(until) } },
        { upsert: true },
      )
      this.#until = until
      this.#renewAt = now + RENEWED_AFTER
    } catch (error) {
      // While the database is away the lease is kept to its end: nobody else can take it either.
      this.#renewAt = now + TRIED_AGAIN_AFTER
      if (isTaken(error)) this.#until = 0
      else throw error
    }
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DUPLICATE
