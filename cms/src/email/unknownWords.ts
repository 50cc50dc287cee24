const WORDS = /\{\{([^{}\n]*)\}\}/g

/** Words in double braces that nothing is filled in for, as they are written: a letter would go out with them, or with a hole in their place. */
export const unknownWordsIn = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    [...text.matchAll(WORDS)].flatMap(([written, word = '']) => (known.includes(word.trim()) ? [] : [written])),
  ),
]

/** The words of these that a subject may hold: links are filled in as a mail goes, and in its text alone. */
export const withoutLinks = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== 'link' && word !== 'interview')
