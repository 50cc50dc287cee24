/** Messages that stand alone, as sentences before others. */
export const sentences = (messages: readonly string[]): string => messages.map((message) => `${message}. `).join('')
