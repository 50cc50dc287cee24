/** A line of a part's log. */
export type Line = Record<string, unknown> & { time?: string; service?: string; event?: string }

const LINKS = ['request', 'reference', 'mail', 'outbox', 'release'] as const
const LISTS = ['outbox', 'requests'] as const

/**
 * The lines that tell of one submission, call, change, mail or release, in the order of their times. A line is found by what it names, and
 * what it names leads on; what it merely shares a release or a nudge with does not, unless that release was asked for.
 */
export function traceOf(lines: readonly Line[], id: string): Line[] {
  const known = new Set([id])
  const found = new Set<Line>()
  for (let isGrowing = true; isGrowing;) {
    isGrowing = false
    for (const line of lines) {
      if (found.has(line) || !namesIn(line).some((name) => known.has(name))) continue
      found.add(line)
      isGrowing = true
      for (const name of line.release === id ? namesIn(line) : linksOf(line)) known.add(name)
    }
  }
  return [...found].sort((a, b) => String(a.time).localeCompare(String(b.time)))
}

const linksOf = (line: Line): string[] =>
  LINKS.flatMap((key) => {
    const value = line[key]
    return typeof value === 'string' ? [value] : []
  })

const namesIn = (line: Line): string[] => [
  ...linksOf(line),
  ...LISTS.flatMap((key) => (Array.isArray(line[key]) ? (line[key] as unknown[]).map(String) : [])),
]
