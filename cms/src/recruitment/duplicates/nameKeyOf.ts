const ARABIC_MARKS = /[\u064B-\u065F\u0670\u0640]/g

// Letters of Persian and Urdu keyboards that look like Arabic ones, and Latin letters that no accent can be taken from.
const SAME: Record<string, string> = {
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  ı: 'i',
}
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g')

// Names of two words that as many people write as one: عبد الله and عبدالله, أبو بكر and أبوبكر, نور الدين and نورالدين.
const BEGINS_A_NAME = new Set(['عبد', 'ابو', 'abd', 'abdul', 'abdel'])
const ENDS_A_NAME = new Set(['الله', 'الدين'])

// The article of a family name is written as a word of its own, with a hyphen, in one word with the name, or not at all.
const ARTICLES = new Set(['al', 'el', 'ال'])
const ARTICLE = /^(?:al|el|ال)(?=.{3})/u

/** A name without case, accents, articles, Arabic marks and spelling variants, its words in alphabetical order. */
export function nameKeyOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(ARABIC_MARKS, '')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
    .replace(SAME_LETTERS, (letter) => SAME[letter] ?? letter)
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return joined(words.filter((word) => !ARTICLES.has(word)))
    .map((word) => word.replace(ARTICLE, ''))
    .sort()
    .join(' ')
}

function joined(words: readonly string[]): string[] {
  const names: string[] = []
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isRest = before !== undefined && (BEGINS_A_NAME.has(before) || ENDS_A_NAME.has(word))
    names.push(isRest ? `${names.pop()}${word}` : word)
  })
  return names
}
