import { answersTo } from './rankEntries'
import { stemsOf, wordsOf } from './wordsOf'

/** A piece of a text: one that was asked for, or what stands between those. */
export interface Piece {
  text: string
  isHit: boolean
}

/** A text in pieces, so that the words that were asked for can be marked. */
export function markWords(text: string, question: string): Piece[] {
  const asked = stemsOf(question)
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, stem } of wordsOf(text)) {
    if (!asked.some((word) => answersTo(stem, word))) continue
    if (start > from) pieces.push({ text: text.slice(from, start), isHit: false })
    pieces.push({ text: text.slice(start, end), isHit: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false })
  return pieces
}
