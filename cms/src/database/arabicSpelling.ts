/** Letters that people write for one another, the plain one first, and those of Persian and Urdu keyboards. */
const ALIKE = ['اأإآٱ', 'يىئی', 'هةہھ', 'وؤ', 'كک']
const MARKS = ['ً', 'ٌ', 'ٍ', 'َ', 'ُ', 'ِ', 'ّ', 'ْ', 'ٰ', 'ـ']
const MARK = new RegExp(`[${MARKS.join('')}]`, 'g')
const LETTER = /[ء-يٱ-ە]/

/** What has to be written in place of what, so that words are compared however their letters and marks are spelled; nothing for other scripts. */
export function spellingsOf(words: string): [written: string, plain: string][] {
  if (!LETTER.test(words)) return []
  const groups = ALIKE.filter((letters) => [...letters].some((letter) => words.includes(letter)))
  const letters = groups.flatMap(([plain = '', ...others]) => others.map((other): [string, string] => [other, plain]))
  return [...letters, ...MARKS.map((mark): [string, string] => [mark, ''])]
}

/** A pattern that finds the words of another one however their Arabic letters and marks are spelled. */
export function patternOfSpellings(pattern: string): string {
  if (!LETTER.test(pattern)) return pattern
  return [...pattern.replace(MARK, '')]
    .map((letter) => {
      if (!LETTER.test(letter)) return letter
      const group = ALIKE.find((letters) => letters.includes(letter))
      return `${group ? `[${group}]` : letter}[${MARKS.join('')}]*`
    })
    .join('')
}
