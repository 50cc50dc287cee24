import { stemsOf } from './wordsOf'

/** What can be found, as the browser knows it: all titles first, summaries and texts when they have come. */
export interface SearchEntry {
  id: string
  type: string
  href: string
  title: string
  date: string | null
  summary: string
  /** Stems of the text, each once. */
  text: string
}

export interface Hit {
  entry: SearchEntry
  score: number
  /** Whether it has all words of the question. */
  isWhole: boolean
}

/** Stems of an entry's parts. */
interface Prepared {
  title: string[]
  summary: string[]
  text: string[]
}

// A title says more than a summary, and a summary more than the text; a whole word more than the beginning of one.
const WEIGHTS = {
  title: { whole: 12, begins: 7 },
  summary: { whole: 5, begins: 3 },
  text: { whole: 2, begins: 1 },
} as const
const PARTS = ['title', 'summary', 'text'] as const
const PHRASE = 10
const MIN_BEGINNING = 2

const prepared = new WeakMap<SearchEntry, Prepared>()

/** The stems of an entry, found once. */
export function prepare(entry: SearchEntry): Prepared {
  const known = prepared.get(entry)
  if (known) return known
  const made = { title: stemsOf(entry.title), summary: stemsOf(entry.summary), text: entry.text.split(' ') }
  prepared.set(entry, made)
  return made
}

/** Whether a word of a text answers to a word that was asked for. */
export function answersTo(stem: string, asked: string): boolean {
  return stem === asked || (asked.length >= MIN_BEGINNING && stem.startsWith(asked))
}

function weigh(parts: Prepared, asked: string): number {
  let best = 0
  for (const part of PARTS) {
    const { whole, begins } = WEIGHTS[part]
    if (best >= whole) break
    for (const stem of parts[part]) {
      if (stem === asked) best = Math.max(best, whole)
      else if (answersTo(stem, asked)) best = Math.max(best, begins)
    }
  }
  return best
}

/**
 * Entries that answer to a question, best first and then newest first. All words must be found; when that finds nothing, entries
 * with some of them are better than none.
 */
export function rankEntries(question: string, entries: readonly SearchEntry[]): Hit[] {
  const asked = stemsOf(question)
  if (asked.length === 0) return []
  const scored = entries.map((entry) => {
    const parts = prepare(entry)
    const weights = asked.map((word) => weigh(parts, word))
    const found = weights.filter((weight) => weight > 0).length
    const isPhrase = asked.length > 1 && ` ${parts.title.join(' ')}`.includes(` ${asked.join(' ')}`)
    return { entry, found, score: weights.reduce((sum, weight) => sum + weight, 0) + (isPhrase ? PHRASE : 0) }
  })
  const all = scored.filter(({ found }) => found === asked.length)
  const some = all.length > 0 ? all : scored.filter(({ found }) => found > 0)
  return some
    .toSorted(
      (a, b) => b.found - a.found || b.score - a.score || (b.entry.date ?? '').localeCompare(a.entry.date ?? ''),
    )
    .map(({ entry, score, found }) => ({ entry, score, isWhole: found === asked.length }))
}
