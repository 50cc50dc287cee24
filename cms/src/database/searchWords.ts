/** Most different words that one text is looked for by: each is a condition, and SQLite reads only so many within one another. */
export const MAX_SEARCH_WORDS = 100

/** The words that a row must have to be found for a text, each once. */
export const searchWordsIn = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))]
