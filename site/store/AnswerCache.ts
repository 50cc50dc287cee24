import { BoundedCache } from './BoundedCache.ts'

const SMALL = 2_000
const SMALL_CHARACTERS = 8_000_000
// What a new entry asks of 100,000: a list of their addresses in parts, of 3 million characters.
const LARGE_CHARACTERS = 8_000_000
const FEW_LARGE_CHARACTERS = 2_000_000
// What an entry weighs besides its text.
const OVERHEAD = 100

/** Remembers answers by key. Many small ones are kept, which lists are made of; of whole pages only the last few. */
export class AnswerCache<T> {
  readonly #small = new BoundedCache<T>(SMALL_CHARACTERS)
  readonly #large: BoundedCache<T>

  /** With `isFew` it holds fewer large answers: for one that asks each of them once. */
  constructor(isFew = false) {
    this.#large = new BoundedCache(isFew ? FEW_LARGE_CHARACTERS : LARGE_CHARACTERS)
  }

  get(key: string): T | undefined {
    return this.#small.get(key) ?? this.#large.get(key)
  }

  set(key: string, answer: T, characters: number): void {
    this.delete(key)
    const cache = characters > SMALL ? this.#large : this.#small
    cache.set(key, answer, characters + OVERHEAD)
  }

  *entries(): Generator<[key: string, answer: T]> {
    yield* this.#small.entries()
    yield* this.#large.entries()
  }

  delete(key: string): void {
    this.#small.delete(key)
    this.#large.delete(key)
  }

  clear(): void {
    this.#small.clear()
    this.#large.clear()
  }
}
