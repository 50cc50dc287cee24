import { type Digested, hashAfter, type PageTrace } from '../../store/PageTrace.ts'
import { findUnbalanced } from '../check/checkMarkup.ts'
import { referencesOf } from '../check/referencesOf.ts'
import { tagsOf } from '../html/tagsOf.ts'
import type { Affected } from '../trace/findAffected.ts'
import type { KnownMarkup } from '../trace/SharedMarkups.ts'
import { mediaIn } from './renderPage.ts'

/** The two files of a page. */
export interface PageFiles {
  html: Buffer
  payload: Buffer
}

/** What stands in a page in place of shared markup that changed. Bytes as Latin-1, so that nothing is decoded. */
interface Renewed {
  before: string
  after: string
}

const HASH_START = '{"hash":"'
const HASH_LENGTH = 32
// Means the same on every page.
const ABSOLUTE = /^(?:[/#]|[a-z][a-z0-9+.-]*:)/i

/**
 * Puts shared markup that changed into pages that differ in nothing else, byte for byte as rendering them would. Pages for which that is
 * not sure must be rendered.
 */
export class MarkupRenewal {
  /** The markup as the pages show it still, by name. */
  readonly #changed: ReadonlyMap<string, KnownMarkup>
  readonly #fresh: ReadonlyMap<string, Digested>
  readonly #before: ReadonlyMap<string, string>
  /** What was learned; `null` for markup that pages must be rendered for. */
  readonly #learned = new Map<string, Renewed | null>()
  /** JSON of the new answers, by key. */
  readonly #texts = new Map<string, string>()

  constructor({
    markups,
    fresh,
    before,
  }: Pick<Affected, 'markups' | 'before'> & { fresh: ReadonlyMap<string, Digested> }) {
    this.#changed = markups
    this.#fresh = fresh
    this.#before = before
  }

  /** Those of these names of which nothing was learned yet. */
  unknownOf(names: string[]): string[] {
    return names.filter((name) => !this.#learned.has(name))
  }

  /** Takes in how markup that changed is rendered now; `null` when it cannot be rendered by itself. */
  learn(name: string, trace: PageTrace | null): void {
    this.#learned.set(name, this.#renewedOf(name, trace))
  }

  #renewedOf(name: string, trace: PageTrace | null): Renewed | null {
    const old = this.#changed.get(name)
    const now = trace?.markups.get(name)
    if (old === undefined || now === undefined || !isRenewable(old, { name, ...now })) return null
    for (const key of now.keys) {
      const text = trace?.answers.get(key)?.text
      if (text === undefined) return null
      this.#texts.set(key, bytesOf(text))
    }
    return { before: bytesOf(old.html), after: bytesOf(now.html) }
  }

  /** The page with its pieces of these names, all of which changed, as they are now; `null` when it must be rendered. */
  put(names: string[], { html, payload }: PageFiles): PageFiles | null {
    let page = html.toString('latin1')
    for (const name of names) {
      const renewed = this.#learned.get(name) ?? null
      if (renewed === null) return null
      const { before, after } = renewed
      const at = page.indexOf(before)
      if (at === -1 || page.includes(before, at + 1)) return null
      page = page.slice(0, at) + after + page.slice(at + before.length)
    }
    const data = payload.toString('latin1')
    const oldHash = data.slice(HASH_START.length, HASH_START.length + HASH_LENGTH)
    if (!data.startsWith(HASH_START) || !page.includes(oldHash)) return null
    const asked = new Set(names.flatMap((name) => this.#changed.get(name)?.keys ?? []))
    const keys = [...asked].filter((key) => this.#before.has(key))
    const hash = this.#hashAfter(oldHash, keys)
    const renewed = this.#withAnswers(data, keys)
    if (hash === null || renewed === null) return null
    return {
      html: Buffer.from(page.replaceAll(oldHash, hash), 'latin1'),
      payload: Buffer.from(HASH_START + hash + renewed.slice(HASH_START.length + HASH_LENGTH), 'latin1'),
    }
  }

  /** The hash of a page that is told these answers as they are now. */
  #hashAfter(hash: string, keys: string[]): string | null {
    const after = keys.map((key) => this.#fresh.get(key))
    const before = keys.map((key) => ({ key, digest: this.#before.get(key) ?? '' }))
    return after.every((answer) => answer !== undefined) ? hashAfter(hash, before, after) : null
  }

  /** A payload with these answers as they are now. */
  #withAnswers(payload: string, keys: string[]): string | null {
    let data = payload
    for (const key of keys) {
      const text = this.#texts.get(key)
      const start = endOfName(data, key)
      if (text === undefined || start === -1) return null
      data = data.slice(0, start) + text + data.slice(endOfValue(data, start))
    }
    return data
  }
}

// Inside a JSON string a quote follows a backslash, so these are found where a name stands and nowhere else.
const nameIn = (key: string, before: string) => bytesOf(`${before}${JSON.stringify(key)}:`)

function endOfName(data: string, key: string): number {
  for (const name of [nameIn(key, ','), nameIn(key, '{')]) {
    const at = data.indexOf(name)
    if (at !== -1) return at + name.length
  }
  return -1
}

/** Where a JSON value ends that begins here, in an object. */
function endOfValue(data: string, start: number): number {
  let depth = 0
  for (let at = start; at < data.length; at++) {
    const character = data[at]
    if (character === '"') at = endOfString(data, at)
    else if (character === '{' || character === '[') depth += 1
    else if (depth === 0 && (character === ',' || character === '}')) return at
    else if (character === '}' || character === ']') depth -= 1
  }
  return data.length
}

/** Where the quote stands that ends a JSON string. */
function endOfString(data: string, start: number): number {
  let at = start + 1
  while (at < data.length && data[at] !== '"') at += data[at] === '\\' ? 2 : 1
  return at
}

const bytesOf = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

/** Whether pages differ in nothing but the markup itself when one takes the other's place. */
function isRenewable(before: KnownMarkup, after: KnownMarkup): boolean {
  const tags = [...tagsOf(after.html)]
  return (
    before.html !== '' &&
    after.html !== '' &&
    isSame(before.keys, after.keys) &&
    // A page links the stylesheet that has the rules of its classes, and a release holds the pictures of its pages.
    isSame(classesIn(before.html), classesIn(after.html)) &&
    isSame(mediaIn(before.html), mediaIn(after.html)) &&
    // The policy of a release is made from what stands in rendered pages.
    isSame(inlineIn(before.html), inlineIn(after.html)) &&
    // Such a page is refused when it is rendered.
    findUnbalanced(tags) === null &&
    [...referencesOf(tags)].every((address) => ABSOLUTE.test(address))
  )
}

const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))

const inlineIn = (html: string) => html.match(/<(script|style)\b[\s\S]*?<\/\1>|<meta\b[^>]*>/gi) ?? []

function isSame(some: Iterable<string>, others: Iterable<string>): boolean {
  const [left, right] = [new Set(some), new Set(others)]
  return left.size === right.size && [...left].every((one) => right.has(one))
}
