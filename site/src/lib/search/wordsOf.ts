import { normaliseArabic } from '@/lib/normaliseArabic'
import { stemOf } from './stemOf'

/** A word of a text: where it stands, and what it is compared by. */
export interface Word {
  start: number
  end: number
  stem: string
}

// With tatweel, and with marks that hyphenate, join or direct letters and are not seen themselves.
const WORD = /[\p{L}\p{N}\p{M}\u0640\u00AD\u061C\u200C-\u200F]+/gu

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

// Texts say the same words again and again, and taking one apart is dear: a file of the index holds thousands.
const MAX_KNOWN = 20_000
// A longer one would keep the whole text in memory that it was cut from.
const MAX_LENGTH = 12
const known = new Map<string, string>()

function stemOfWord(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  const stem = stemOf(withoutAccents(normaliseArabic(word)))
  if (word.length > MAX_LENGTH) return stem
  if (known.size === MAX_KNOWN) known.clear()
  known.set(word, stem)
  return stem
}

/** The words of a text in order, in the form that search compares. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const stem = stemOfWord(match[0])
    return stem === '' ? [] : [{ start: match.index, end: match.index + match[0].length, stem }]
  })
}

/** The different stems of a text, in the order of their first appearance. */
export function stemsOf(text: string): string[] {
  const stems = new Set<string>()
  for (const word of text.match(WORD) ?? []) stems.add(stemOfWord(word))
  stems.delete('')
  return [...stems]
}
