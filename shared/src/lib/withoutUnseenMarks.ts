// The two joiners belong to the spelling of Persian and Indic words.
const MARKS = /[^\P{Cf}\u200c\u200d]/gu

/** A text without what nobody sees: marks of writing direction, spaces of no width, the mark that files begin with. */
export const withoutUnseenMarks = (text: string): string => text.replace(MARKS, '')
