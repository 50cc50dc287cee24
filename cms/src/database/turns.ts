interface Waiting {
  start: () => void
  timer: NodeJS.Timeout
}

/** So many turns at a time, one unless said otherwise, in the order of asking. Whoever waits longer than `waitMs` gets an error instead of a turn. */
export class Turns {
  readonly #waitMs: number
  #free: number
  #queue: Waiting[] = []

  constructor(waitMs: number, atOnce = 1) {
    this.#waitMs = waitMs
    this.#free = atOnce
  }

  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start: resolve,
        timer: setTimeout(() => {
          this.#queue = this.#queue.filter((other) => other !== waiting)
          reject(new DatabaseBusyError(`The database gave no turn to write within ${this.#waitMs} ms. Try again.`))
        }, this.#waitMs),
      }
      this.#queue.push(waiting)
    })
  }

  give(): void {
    const next = this.#queue.shift()
    if (!next) {
      this.#free++
      return
    }
    clearTimeout(next.timer)
    next.start()
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    await this.take()
    try {
      return await work()
    } finally {
      this.give()
    }
  }
}

/** Too much is being written at this moment; nothing of this attempt was saved. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError'
}
