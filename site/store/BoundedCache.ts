interface Entry<V> {
  value: V
  weight: number
}

/**
 * Keeps what was used lately, up to a total weight. Two generations instead of an exact order: finding something is one look-up,
 * and what nobody asked for during a whole generation is dropped with it.
 */
export class BoundedCache<V> {
  readonly #limit: number
  #young = new Map<string, Entry<V>>()
  #old = new Map<string, Entry<V>>()
  #weight = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young.value
    const old = this.#old.get(key)
    if (old === undefined) return undefined
    this.#old.delete(key)
    this.#keep(key, old)
    return old.value
  }

  set(key: string, value: V, weight: number): void {
    this.delete(key)
    this.#keep(key, { value, weight })
  }

  *entries(): Generator<[key: string, value: V]> {
    for (const generation of [this.#old, this.#young]) for (const [key, { value }] of generation) yield [key, value]
  }

  delete(key: string): void {
    const young = this.#young.get(key)
    if (young !== undefined) {
      this.#young.delete(key)
      this.#weight -= young.weight
    }
    this.#old.delete(key)
  }

  clear(): void {
    this.#young = new Map()
    this.#old = new Map()
    this.#weight = 0
  }

  #keep(key: string, entry: Entry<V>): void {
    this.#young.set(key, entry)
    this.#weight += entry.weight
    if (this.#weight * 2 <= this.#limit) return
    this.#old = this.#young
    this.#young = new Map()
    this.#weight = 0
  }
}
