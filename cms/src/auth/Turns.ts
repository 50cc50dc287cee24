/** Lets few through at a time and keeps a bounded line: work that would stop everything else when many ask at once. */
export class Turns {
  readonly #atOnce: number
  readonly #maxWaiting: number
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce
    this.#maxWaiting = maxWaiting
  }

  /** Whether one more would have to go away. */
  get isFull(): boolean {
    return this.#running >= this.#atOnce && this.#line.length >= this.#maxWaiting
  }

  /** Does the work when its turn comes. Whoever calls this has looked at `isFull`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#line.push(resolve))
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#running--
    }
  }
}
