import { digestOf } from './digestOf.ts'
import type { QueryRecord } from './QueryRecord.ts'

interface Told {
  record: QueryRecord
  answer: unknown
  text: string | undefined
}

/** Markup that stands the same in many pages, and the keys of the answers it was rendered from. */
export interface Markup {
  html: string
  keys: string[]
}

/** The queries one page asked while it rendered. */
export class PageTrace {
  readonly answers = new Map<string, Told>()
  /** What the page shares with others, by name. */
  readonly markups = new Map<string, Markup>()
  readonly #own = new Set<string>()
  /** Names of all shared markup that the page showed, in one place or in several. */
  readonly #named = new Set<string>()

  add(record: QueryRecord, answer: unknown, text: string | undefined): void {
    this.answers.set(record.key, { record, answer, text })
    this.#own.add(record.key)
  }

  /** Takes in shared markup with what it asked. What stands in a page twice could not be found again in it: it is the page's own. */
  addMarkup(name: string, html: string, { answers }: PageTrace): void {
    for (const [key, told] of answers) this.answers.set(key, told)
    if (this.#named.has(name)) {
      this.markups.delete(name)
      for (const key of answers.keys()) this.#own.add(key)
    } else this.markups.set(name, { html, keys: [...answers.keys()] })
    this.#named.add(name)
  }

  /** Keys of what was asked outside of shared markup. */
  get ownKeys(): string[] {
    return [...this.#own]
  }

  /** Names everything the page was told, in whatever order it asked. */
  get hash(): string {
    return hashOf([...this.answers.values()].map(({ record }) => record))
  }

  /** The answers by query key, in the keys' order. */
  get data(): Record<string, unknown> {
    const entries = [...this.answers].map(([key, { answer }]) => [key, answer] as const)
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** `data` as JSON, put together from what the answers' digests were made of. */
  get json(): string {
    const entries = [...this.answers].flatMap(([key, { text }]) => (text === undefined ? [] : [[key, text] as const]))
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`
  }
}

/** An answer of which a page's hash needs to know no more. */
export interface Digested {
  key: string
  digest: string
}

const HASH_BITS = 128
const HASH_LENGTH = HASH_BITS / 4

// Most answers are told to many pages.
const shares = new WeakMap<Digested, bigint>()

/** The hash of a page that was told these answers: the sum of a digest of each, so that `hashAfter` needs to know only what changes. */
export const hashOf = (answers: Digested[]): string => hexOf(answers.reduce((sum, answer) => sum + shareOf(answer), 0n))

/** The hash of a page that had `hash` and was told some answers otherwise. */
export const hashAfter = (hash: string, before: Digested[], after: Digested[]): string =>
  hexOf(BigInt(`0x${hash}`) + BigInt(`0x${hashOf(after)}`) - BigInt(`0x${hashOf(before)}`))

function shareOf(answer: Digested): bigint {
  const known = shares.get(answer)
  if (known !== undefined) return known
  const share = BigInt(`0x${digestOf(`${answer.key} ${answer.digest}`)}`)
  shares.set(answer, share)
  return share
}

const hexOf = (sum: bigint): string => BigInt.asUintN(HASH_BITS, sum).toString(16).padStart(HASH_LENGTH, '0')
