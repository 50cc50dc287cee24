/** Counts what each sender did within the last `windowMs`, in this process's memory. */
export class RateLimit {
  readonly #max: number
  readonly #windowMs: number
  readonly #timesOf = new Map<string, number[]>()

  constructor(max: number, windowMs: number) {
    this.#max = max
    this.#windowMs = windowMs
  }

  /** Counts one more. Answers 0, or the seconds to wait when it is one too many. */
  take(sender: string, now = Date.now()): number {
    this.#forget(now)
    const times = this.#timesOf.get(sender) ?? []
    const oldest = times[0]
    if (oldest !== undefined && times.length >= this.#max) {
      return Math.max(1, Math.ceil((oldest + this.#windowMs - now) / 1_000))
    }
    this.#timesOf.set(sender, [...times, now])
    return 0
  }

  #forget(now: number): void {
    for (const [sender, times] of this.#timesOf) {
      const recent = times.filter((time) => time > now - this.#windowMs)
      if (recent.length === 0) this.#timesOf.delete(sender)
      else if (recent.length < times.length) this.#timesOf.set(sender, recent)
    }
  }
}
