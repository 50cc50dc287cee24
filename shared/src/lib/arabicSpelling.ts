/** Letters and digits that people write for one another, the plain one first; with those of Persian and Urdu keyboards. */
export const ALIKE = [
  'اأإآٱ',
  'يىئی',
  'هةہھ',
  'وؤ',
  'كک',
  ...Array.from('0123456789', (digit) => digit + String.fromCodePoint(0x660 + Number(digit), 0x6f0 + Number(digit))),
] as const
/** Marks of vowels, and the stroke that draws a word out. */
export const MARKS = ['ً', 'ٌ', 'ٍ', 'َ', 'ُ', 'ِ', 'ّ', 'ْ', 'ٰ', 'ـ'] as const
/** A hamza before waw has either seat: «شئون» is «شؤون». */
export const SEAT = { written: 'ئو', plain: 'وو' } as const

const PLAIN = new Map(ALIKE.flatMap(([plain = '', ...others]) => others.map((other) => [other, plain])))
const OTHERS = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g')
const MARK = new RegExp(`[${MARKS.join('')}]`, 'g')

/** Arabic as it is compared: without marks, each letter and digit as the plain one of those that are written for it. */
export const plainArabic = (text: string): string =>
  text
    .replace(MARK, '')
    .replaceAll(SEAT.written, SEAT.plain)
    .replace(OTHERS, (letter) => PLAIN.get(letter) ?? letter)
