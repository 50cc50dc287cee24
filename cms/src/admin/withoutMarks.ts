// From dammatan to sukun; fathatan stays, which is spelling.
const MARKS = /[\u064c-\u0652]/g
const AFTER_ALEF = /\u0627\u064b/g

/** A language's words without marks of vowels, of which Payload's Arabic writes some and most not; fathatan stands before its alef, as in ours. */
export function withoutMarks<Language extends { translations: object }>(language: Language): Language {
  const plain = (words: object): object =>
    Object.fromEntries(
      Object.entries(words).map(([key, word]) => [
        key,
        typeof word === 'string' ? word.replace(MARKS, '').replace(AFTER_ALEF, '\u064b\u0627') : plain(word as object),
      ]),
    )
  return { ...language, translations: plain(language.translations) }
}
