/** Most different words that one text is looked for by: each is a condition, and SQLite reads only so many within one another. */
export const MAX_SEARCH_WORDS = 100

/** The words that a row must have to be found for a text, each once. */
export const searchWordsIn = (text: string): string[] => [...new Set(text.split(/\s+/).filter(Boolean))]

/** Whether a text holds U+0000, at which MongoDB's patterns end, and which no text that is stored has. */
export const holdsEnd = (text: string): boolean => text.includes(String.fromCharCode(0))
