import type { PublisherStatus } from '@diwan/shared/contracts/publishing'
import { SECOND } from '@diwan/shared/lib/time'

type Failure = NonNullable<PublisherStatus['error']>

const RETRIES = [SECOND, 2 * SECOND, 5 * SECOND, 15 * SECOND, 30 * SECOND]

/** What a publisher is doing, and what it could not do last. */
export class Standing {
  #state: PublisherStatus['state'] = 'starting'
  #error: Failure | null = null
  /** Why the last nudge could not be written down; the CMS sends it again. */
  #refusal: Failure | null = null
  #busySince = 0
  #failures = 0

  /** Whether the last round made what was wanted. */
  get isIdle(): boolean {
    return this.#state === 'idle'
  }

  /** Says that it follows the CMS from now on. */
  start(): void {
    this.#state = 'idle'
  }

  /** Says that a round begins. One that comes after a failure is told only when it has something to release. */
  beginRound(): void {
    if (this.isIdle) this.#state = 'releasing'
  }

  /** Says that there is something to release, since a time in milliseconds. */
  beginRelease(startedAt: number): void {
    this.#state = 'releasing'
    this.#busySince = startedAt
  }

  /** Says that a round has made what was wanted. */
  succeed(): void {
    this.#failures = 0
    this.#error = null
    this.#state = 'idle'
  }

  /** Says why a round made nothing, and tells after how many milliseconds to try again. */
  fail(failure: Failure): number {
    this.#error = failure
    this.#state = 'failed'
    const delay = RETRIES[Math.min(this.#failures, RETRIES.length - 1)] as number
    this.#failures += 1
    return delay
  }

  /** Says that a nudge was written down, or why it could not be. */
  receive(refusal: Failure | null): void {
    this.#refusal = refusal
  }

  status(): Pick<PublisherStatus, 'state' | 'busySince' | 'error'> {
    return {
      state: this.isIdle && this.#refusal !== null ? 'failed' : this.#state,
      busySince: this.#state === 'releasing' ? this.#busySince : null,
      error: this.#error ?? this.#refusal,
    }
  }
}
