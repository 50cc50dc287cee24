import type { SearchEntry } from '@/lib/search/rankEntries'

type Named = [type: string, name: string][]
type TitleRow = [id: string, href: string, title: string, date: string | null]
type TextRow = [id: string, summary: string, text: string]

/** Texts of a small site come by themselves; those of a large one when the visitor asks for them. */
const MAX_TEXT_FILES = 24
const AT_A_TIME = 6

/** What the browser knows of the index, a step at a time. */
export interface SearchIndex {
  entries: readonly SearchEntry[]
  /** Whether there are texts that have not been asked for. */
  hasMore: boolean
  /** Whether texts are on their way. */
  isLoading: boolean
}

async function fetchJson<T>(name: string): Promise<T> {
  const response = await fetch(`/search/${name}.json`)
  if (!response.ok) throw new Error(`/search/${name}.json answered ${response.status}`)
  return (await response.json()) as T
}

async function fetchAll<T>(names: readonly string[]): Promise<T[]> {
  const answers: T[] = []
  for (let from = 0; from < names.length; from += AT_A_TIME) {
    answers.push(...(await Promise.all(names.slice(from, from + AT_A_TIME).map((name) => fetchJson<T>(name)))))
  }
  return answers
}

/**
 * Loads the index of a language: all titles first, then the texts. `onStep` is told after each, so that results show early and get better.
 * Answers a function that loads the texts of a site that has too many to load unasked.
 */
export async function loadIndex(locale: string, onStep: (index: SearchIndex) => void): Promise<() => Promise<void>> {
  const { titles, texts } = await fetchJson<{ titles: Named; texts: Named }>(locale)
  const rows = await fetchAll<TitleRow[]>(titles.map(([, name]) => name))
  const entries = rows.flatMap((list, file) =>
    list.map(([id, href, title, date]): SearchEntry => {
      const type = titles[file]?.[0] ?? ''
      return { id, type, href, title, date, summary: '', text: '' }
    }),
  )
  const isSmall = texts.length <= MAX_TEXT_FILES
  onStep({ entries, hasMore: !isSmall, isLoading: isSmall })

  const loadTexts = async () => {
    const lists = await fetchAll<TextRow[]>(texts.map(([, name]) => name))
    const found = new Map(lists.flat().map(([id, summary, text]) => [id, { summary, text }]))
    onStep({
      entries: entries.map((entry) => ({ ...entry, ...found.get(entry.id) })),
      hasMore: false,
      isLoading: false,
    })
  }
  if (isSmall) await loadTexts()
  return loadTexts
}
