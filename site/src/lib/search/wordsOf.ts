import { normaliseArabic } from '@/lib/normaliseArabic'
import { stemOf } from './stemOf'

/** A word of a text: where it stands, and what it is compared by. */
export interface Word {
  start: number
  end: number
  stem: string
}

const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** The words of a text in order, in the form that search compares. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const stem = stemOf(withoutAccents(normaliseArabic(match[0])))
    return stem === '' ? [] : [{ start: match.index, end: match.index + match[0].length, stem }]
  })
}

/** The different stems of a text, in the order of their first appearance. */
export function stemsOf(text: string): string[] {
  return [...new Set(wordsOf(text).map(({ stem }) => stem))]
}
