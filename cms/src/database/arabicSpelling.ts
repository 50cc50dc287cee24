import { ALIKE, MARKS, plainArabic, SEAT } from '@diwan/shared/lib/arabicSpelling'

const LETTER = /[ء-يٱ-ە٠-٩۰-۹]/
const ANY_MARKS = `[${MARKS.join('')}]*`
const WAW = 'و'

type Replacement = readonly [written: string, plain: string]

interface Sought {
  /** The words as they are compared. */
  plain: string
  /** A letter of them that is always written so, if there is one. */
  sure: string | undefined
  /** The marks that a text is compared without. */
  marks: readonly Replacement[]
  /** What is written in it for letters of the words, one for one. */
  letters: readonly Replacement[]
}

const groupOf = (letter: string) => ALIKE.find((letters) => letters.includes(letter))

/** How texts are compared with words in Arabic, however either is spelled; `null` for other scripts, and for marks alone. */
export function soughtIn(words: string): Sought | null {
  const plain = plainArabic(words)
  if (!LETTER.test(words) || plain.trim() === '') return null
  const groups = ALIKE.filter(([letter = '']) => plain.includes(letter))
  const hasSeat = groups.some((letters) => [...SEAT.written, WAW].some((letter) => letters.includes(letter)))
  const letters = groups.flatMap(([to = '', ...others]) => others.map((from): Replacement => [from, to]))
  return {
    plain,
    sure: [...plain].find((letter) => LETTER.test(letter) && !groupOf(letter)),
    marks: MARKS.map((mark) => [mark, '']),
    letters: hasSeat ? [[SEAT.written, SEAT.plain], ...letters] : letters,
  }
}

/** Words with another one in place of each letter for which others are written. */
export const withoutAlike = (plain: string, other: string): string =>
  [...plain].map((letter) => (groupOf(letter) ? other : letter)).join('')

/** A pattern that finds the words of another one however their Arabic letters and marks are spelled. */
export function patternOfSpellings(pattern: string): string {
  if (!LETTER.test(pattern)) return pattern
  const plain = plainArabic(pattern)
  if (plain === '') return pattern
  return [...plain].map((letter) => `${classOf(letter)}${LETTER.test(letter) ? ANY_MARKS : ''}`).join('')
}

/** The spellings of a plain letter. A hamza before waw is another waw, and is no ya. */
function classOf(letter: string): string {
  const group = groupOf(letter)
  if (!group) return letter
  const [hamza = ''] = SEAT.written
  if (letter === WAW) return `(?:[${group}]|${hamza}(?=${ANY_MARKS}${WAW}))`
  if (!group.includes(hamza)) return `[${group}]`
  return `(?:[${group.replace(hamza, '')}]|${hamza}(?!${ANY_MARKS}${WAW}))`
}
