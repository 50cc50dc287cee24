// From dammatan to sukun; fathatan stays, which is spelling.
const MARKS = /[\u064c-\u0652]/g

/** A language's words without marks of vowels: Payload's Arabic writes some, and most not. */
export function withoutMarks<Language extends { translations: object }>(language: Language): Language {
  const plain = (words: object): object =>
    Object.fromEntries(
      Object.entries(words).map(([key, word]) => [
        key,
        typeof word === 'string' ? word.replace(MARKS, '') : plain(word as object),
      ]),
    )
  return { ...language, translations: plain(language.translations) }
}
