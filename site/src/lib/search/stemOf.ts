const ENGLISH = /^[a-z]+$/
const ARABIC = /^[\u0620-\u064a]+$/
const MIN_STEM = 3

// The article, alone or with what is written together with it.
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)/
const ARABIC_ENDINGS = /(?:ات|ون|ين|ان|ها|هم|يه|ه|ي)$/

/** What the forms of a word have in common, roughly: endings and, in Arabic, the article go. Takes a normalised word. */
export function stemOf(word: string): string {
  if (ENGLISH.test(word)) return inOneSpelling(englishStem(word))
  return ARABIC.test(word) ? arabicStem(word) : word
}

function englishStem(word: string): string {
  if (word.length <= MIN_STEM) return word
  let stem = word
  if (stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`
  else if (stem.endsWith('sses')) stem = stem.slice(0, -2)
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.length > 6 && stem.endsWith('ing')) stem = undoubled(stem.slice(0, -3))
  else if (stem.length > 5 && stem.endsWith('ed')) stem = undoubled(stem.slice(0, -2))
  return stem.length > 4 && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

// Shorter words with such endings are others: “size”, “hour”.
const MIN_SPELLING = 5

/** Words that are spelled in two ways in one of them. What is being typed is the beginning of a word. */
function inOneSpelling(stem: string): string {
  if (stem.length < MIN_SPELLING) return stem
  return stem.replace(/(?<=[a-z]{3}[iy])z(?=[aei]|$)/g, 's').replace(/(?<=[a-z][bdghilmnpv])ou(?=r|$)/, 'o')
}

const undoubled = (stem: string) => stem.replace(/([b-df-hj-km-np-rtv-xz])\1$/, '$1')

function arabicStem(word: string): string {
  const bare = without(word, ARTICLE)
  return without(bare, ARABIC_ENDINGS)
}

function without(word: string, part: RegExp): string {
  const rest = word.replace(part, '')
  return rest.length >= MIN_STEM ? rest : word
}
