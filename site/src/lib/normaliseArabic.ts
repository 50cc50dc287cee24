import { plainArabic } from '@diwan/shared/lib/arabicSpelling'

// What nobody types: the marks of the Quran and of other languages, and what only joins, directs or hyphenates letters.
const UNTYPED = /[\u0610-\u061A\u0653-\u065F\u06D6-\u06ED\u08D3-\u08FF\u00AD\u061C\u200C-\u200F]/g

/** A text as words are compared: Arabic however its letters, digits and marks are spelled, Latin in small letters. */
export const normaliseArabic = (text: string): string =>
  plainArabic(text.normalize('NFKC').replace(UNTYPED, '')).toLowerCase()
