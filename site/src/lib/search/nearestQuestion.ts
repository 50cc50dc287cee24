import { prepare, type SearchEntry } from './rankEntries'
import { type Word, wordsOf } from './wordsOf'

/** How many letters may be wrong: none in a short word, which would be another word. */
const slipsIn = (stem: string) => (stem.length < 5 ? 0 : stem.length < 9 ? 1 : 2)

/** In how many letters two words differ: left out, added, changed, or in the place of their neighbour. */
function slipsBetween(one: string, other: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isTurned = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const turned = isTurned ? before[j - 2]! + 1 : Infinity
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (isSame ? 0 : 1), turned)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length]!
}

function nearestStem(asked: string, stems: ReadonlySet<string>): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, slipsIn(asked) + 1]
  for (const stem of stems) {
    if (Math.abs(stem.length - asked.length) >= least) continue
    const slips = slipsBetween(asked, stem)
    if (slips < least) [best, least] = [stem, slips]
  }
  return best
}

/** A word of a title or summary, as it is written there. */
function writtenAs(stem: string, entries: readonly SearchEntry[]): string | undefined {
  for (const entry of entries) {
    const { title, summary } = prepare(entry)
    for (const [stems, text] of [
      [title, entry.title],
      [summary, entry.summary],
    ] as const) {
      const word = stems.includes(stem) && wordsOf(text).find((one) => one.stem === stem)
      if (word) return text.slice(word.start, word.end)
    }
  }
  return undefined
}

/** The question that was meant, perhaps, by one that finds nothing: its mistyped words as titles and summaries write them. */
export function nearestQuestion(question: string, entries: readonly SearchEntry[]): string | null {
  const stems = new Set(entries.flatMap((entry) => [...prepare(entry).title, ...prepare(entry).summary]))
  const corrected = ({ stem }: Word) => {
    const nearest = nearestStem(stem, stems)
    return nearest === undefined ? undefined : writtenAs(nearest, entries)
  }
  let [meant, from, isCorrected] = ['', 0, false]
  for (const word of wordsOf(question)) {
    const better = corrected(word)
    isCorrected ||= better !== undefined
    meant += question.slice(from, word.start) + (better ?? question.slice(word.start, word.end))
    from = word.end
  }
  return isCorrected ? meant + question.slice(from) : null
}
