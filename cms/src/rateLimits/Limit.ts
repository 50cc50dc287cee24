import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

interface Options {
  /** Tells this limit's counts from others'. */
  name: string
  /** What may happen within the window. */
  max: number
  /** Milliseconds from the first count until it is forgotten. */
  window: number
}

/**
 * Counts what a sender does. The embedded database serves one process, which counts in memory: a flood must not become writes. On
 * MongoDB the counts are shared by all instances, and memory answers while a sender is over the limit or the database is away.
 */
export class Limit {
  readonly #options: Options
  readonly #memory: RateLimiterMemory
  #shared: RateLimiterAbstract | undefined

  constructor(options: Options) {
    this.#options = options
    this.#memory = new RateLimiterMemory(this.#settings())
  }

  /** Counts one more. Answers 0, or the seconds to wait when it is one too many. */
  async take(payload: Payload, key: string): Promise<number> {
    try {
      await this.#limiter(payload).consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
      throw refusal
    }
  }

  /** Takes one count back: it was no offence after all. */
  async giveBack(payload: Payload, key: string): Promise<void> {
    await this.#limiter(payload).reward(key)
  }

  #settings() {
    const { max, name, window } = this.#options
    return { keyPrefix: name, points: max, duration: Math.ceil(window / 1_000) }
  }

  #limiter({ db }: Payload): RateLimiterAbstract {
    if (db.name !== 'mongoose' || !('connection' in db)) return this.#memory
    const { connection } = db as unknown as { connection: { client: unknown; name: string } }
    this.#shared ??= new RateLimiterMongo({
      ...this.#settings(),
      storeClient: connection.client,
      dbName: connection.name,
      tableName: 'rate-limits',
      inMemoryBlockOnConsumed: this.#options.max + 1,
      insuranceLimiter: this.#memory,
    })
    return this.#shared
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1_000))
