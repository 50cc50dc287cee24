import type { Locale } from '@diwan/shared/content'

// Silent reading of non-fiction: Brysbaert 2019, table 2.
const WORDS_PER_MINUTE: Record<Locale, number> = { en: 238, ar: 181 }

/** Minutes a person needs for a text, at least one. */
export function readingTime(locale: Locale, text: string): number {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE[locale]))
}
