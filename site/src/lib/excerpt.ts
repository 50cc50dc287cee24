/** The beginning of a text, cut at a word, with an ellipsis where something was cut. */
export function excerpt(text: string, maxLength: number): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  if (plain.length <= maxLength) return plain
  const cut = plain.slice(0, maxLength)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,.;:،؛–—-]+$/u, '')}…`
}
