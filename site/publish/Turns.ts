/** Lets a publisher do one thing at a time: the release that somebody waits for, or what can wait until none is wanted. */
export class Turns {
  readonly #run: () => Promise<void>
  #running: Promise<void> | null = null
  #isWanted = false
  #next: (() => Promise<void>) | null = null
  #isStopped = false

  /** `run` does what is wanted in a turn; it asks `takeWish` what that is. */
  constructor(run: () => Promise<void>) {
    this.#run = run
  }

  /** What is being done; `null` when nothing is. */
  get running(): Promise<void> | null {
    return this.#running
  }

  /** Whether somebody waits for a release. */
  get isWanted(): boolean {
    return this.#isWanted
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  /** Whether what can wait should end here. */
  get isCalled(): boolean {
    return this.#isWanted || this.#isStopped || this.#next !== null
  }

  /** Wants a round, which begins now or when what is being done has ended. */
  wake(): void {
    this.#isWanted = true
    void this.take(this.#run)
  }

  /** Whether a round is wanted; said once. */
  takeWish(): boolean {
    const isTaken = this.#isWanted && !this.#isStopped
    if (isTaken) this.#isWanted = false
    return isTaken
  }

  /** Does something now, if nothing else is being done. */
  async take(work: () => Promise<void>): Promise<void> {
    if (this.#running !== null || this.#isStopped) return
    this.#running = work().finally(() => {
      this.#running = null
      const next = this.#next
      this.#next = null
      // A wish that came while this one was ending.
      if (this.#isWanted) this.wake()
      else if (next !== null) void this.take(next)
    })
    await this.#running
  }

  /** Does something now or as soon as what can wait has given way to it, unless somebody waits for a release then. */
  takeNext(work: () => Promise<void>): void {
    if (this.#running === null) void this.take(work)
    else this.#next = work
  }

  /** Begins nothing any more. */
  stop(): void {
    this.#isStopped = true
  }
}
