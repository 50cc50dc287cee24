interface Waiting {
  isPatient: boolean
  start: () => void
  timer: NodeJS.Timeout
}

// Whoever is patient still gets one turn in so many.
const PATIENT_EVERY = 4

/**
 * So many turns at a time, one unless said otherwise, in the order of asking; who is patient lets others go first. Whoever waits longer
 * than `waitMs` gets an error instead of a turn.
 */
export class Turns {
  readonly #waitMs: number
  #free: number
  #queue: Waiting[] = []
  #given = 0

  constructor(waitMs: number, atOnce = 1) {
    this.#waitMs = waitMs
    this.#free = atOnce
  }

  take(isPatient = false): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        isPatient,
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
    const next = this.#next()
    if (!next) {
      this.#free++
      return
    }
    clearTimeout(next.timer)
    next.start()
  }

  #next(): Waiting | undefined {
    this.#given += 1
    const wanted = this.#given % PATIENT_EVERY === 0
    const at = this.#queue.findIndex(({ isPatient }) => isPatient === wanted)
    return this.#queue.splice(Math.max(0, at), 1)[0]
  }

  async during<T>(work: () => Promise<T>, isPatient = false): Promise<T> {
    await this.take(isPatient)
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
