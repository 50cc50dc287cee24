import { randomUUID } from 'node:crypto'
import { longestSince, type Moment, readClocks } from '@diwan/shared/lib/longestSince'
import { SECOND } from '@diwan/shared/lib/time'
import type { Collection } from 'mongodb'
import type { SharedRow } from './mongodb/sharedRows'

/** After the holder dies, another one takes over within this time and its next look. */
const HELD_FOR = 15 * SECOND
const RENEWED_AFTER = 5 * SECOND
const TRIED_AGAIN_AFTER = 2 * SECOND
const DUPLICATE = 11_000

export interface LeaseRow extends SharedRow {
  holder: string
  /** Says that the holder lives by changing: the clock it was read from may go wrong, so nobody compares it with their own. */
  until: Date
}

/**
 * What one of several instances holds at a time, and keeps as long as it goes on asking. No clock is compared with another machine's: the
 * holder counts from before it asked, and whoever waits from when it saw the row change last.
 */
export class Lease {
  readonly #name: string
  readonly #clocks: () => Moment
  readonly #holder = randomUUID()
  /** Before the question that the database last granted. */
  #grantedAt: Moment | null = null
  #asked: { at: Moment; again: number } | null = null
  /** The row of another holder, and when it was first seen as it is. */
  #seen: { row: LeaseRow; at: Moment } | null = null
  #asking: Promise<void> | undefined

  constructor(name: string, clocks = readClocks) {
    this.#name = name
    this.#clocks = clocks
  }

  /** Whether this instance holds it now. Asks the database now and then only. */
  async isHeld(rows: Collection<LeaseRow>): Promise<boolean> {
    if (this.#asked === null || this.#longestSince(this.#asked.at) >= this.#asked.again) {
      this.#asking ??= this.#ask(rows).finally(() => (this.#asking = undefined))
      await this.#asking
    }
    return this.#grantedAt !== null && this.#longestSince(this.#grantedAt) < HELD_FOR
  }

  /** Lets another instance hold it at once. */
  async giveUp(rows: Collection<LeaseRow>): Promise<void> {
    this.#grantedAt = null
    this.#asked = null
    await rows.deleteOne({ _id: this.#name, holder: this.#holder })
  }

  async #ask(rows: Collection<LeaseRow>): Promise<void> {
    const at = this.#clocks()
    this.#asked = { at, again: TRIED_AGAIN_AFTER }
    const mine = { holder: this.#holder }
    try {
      // The row of another holder does not match, and a second row of this name cannot be made: that is a refusal.
      await rows.updateOne(
        { _id: this.#name, $or: [mine, ...this.#abandoned()] },
        { $set: { ...mine, until: new Date(at.wall + HELD_FOR) } },
        { upsert: true },
      )
    } catch (error) {
      // While the database is away the lease is kept to its end: nobody else can take it either.
      if (!isTaken(error)) throw error
      this.#grantedAt = null
      await this.#look(rows)
      return
    }
    this.#grantedAt = at
    this.#seen = null
    this.#asked = { at, again: RENEWED_AFTER }
  }

  /** Another holder's row, if it has not changed for as long as a lease lasts. */
  #abandoned(): Pick<LeaseRow, 'holder' | 'until'>[] {
    // Of a machine that sleeps this clock may stand still: then even more time has passed.
    if (this.#seen === null || this.#clocks().steady - this.#seen.at.steady < HELD_FOR) return []
    const { holder, until } = this.#seen.row
    return [{ holder, until }]
  }

  async #look(rows: Collection<LeaseRow>): Promise<void> {
    const row = await rows.findOne({ _id: this.#name })
    const isSame = row !== null && this.#seen?.row.holder === row.holder && +this.#seen.row.until === +row.until
    if (!isSame) this.#seen = row && { row, at: this.#clocks() }
  }

  #longestSince(then: Moment): number {
    return longestSince(then, this.#clocks())
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DUPLICATE
