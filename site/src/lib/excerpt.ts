// A sentence that ends in the first half would leave too little.
const SENTENCE_END = /[.!?؟۔](?=\s)/gu

/** The beginning of a text: whole sentences where they fill half the room, else cut at a word, with an ellipsis. */
export function excerpt(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength)
  const sentence = [...plain.slice(0, maxLength + 1).matchAll(SENTENCE_END)].at(-1)
  if (sentence && sentence.index >= maxLength / 2) return plain.slice(0, sentence.index + 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:،؛–—-]+$/u, '')}…`
}
