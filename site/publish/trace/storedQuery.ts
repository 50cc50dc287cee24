import type { Dependency } from '../../store/dependency.ts'
import { digestOf } from '../../store/digestOf.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'
import { SEPARATOR } from '../../store/SortedIndex.ts'

/** What a query read, as a row of the graph. Places are texts here. */
export type DependencyRow = [kind: string, scope: string, low: string | 1 | 0 | null, high: string | null]

/** A query as the graph writes it: plain, so that it can come from another thread. */
export interface StoredQuery {
  key: string
  name: string
  /** JSON of the arguments; `null` without any. */
  args: string | null
  digest: string
  /** Digest of `rows`. */
  reads: string
  /** JSON of the rows. */
  rows: string
  /** JSON of an answer that is worth keeping. */
  answer: string | null
}

const LAST_PLACE = '\uffff\uffff'
const FIRST_PLACE = ''
// Of a key this much tells ranges apart: a day, and the time of it.
const LONGEST_BEGINNING = 24

/** An instant as text that sorts like time. One that cannot be read never passes. */
export const instantOf = (milliseconds: number) =>
  Number.isNaN(milliseconds) ? '9'.repeat(16) : String(Math.max(0, milliseconds)).padStart(16, '0')

export function storedQueryOf({ key, name, args, digest, dependencies, kept, isRecalled }: QueryRecord): StoredQuery {
  if (isRecalled) throw new Error(`What ${key} read is not known here, so it cannot be written down.`)
  const rows = JSON.stringify(rowsOf(dependencies))
  return {
    key,
    name,
    args: args === undefined ? null : JSON.stringify(args),
    digest,
    reads: digestOf(rows),
    rows,
    answer: kept ?? null,
  }
}

export function scopeOf({ index, locale, partition }: { index: string; locale: string; partition: string }): string {
  return `${index}\n${locale}\n${partition}`
}

/** What both ends of a range begin with, so whatever lies between them does too. */
function beginningOf(low: string, high: string): string {
  const longest = Math.min(low.length, high.length, LONGEST_BEGINNING)
  let length = 0
  while (length < longest && low[length] === high[length] && low[length] !== SEPARATOR) length++
  return low.slice(0, length)
}

const rangeScopeOf = (scope: string, beginning: string) => `${scope}\n${beginning.toWellFormed()}`

/** Scopes of all ranges that a place may lie in: those that begin as its key does. */
export function rangeScopesAround(scope: string, place: string): string[] {
  const end = place.indexOf(SEPARATOR)
  const longest = Math.min(end === -1 ? place.length : end, LONGEST_BEGINNING)
  return Array.from({ length: longest + 1 }, (_, length) => rangeScopeOf(scope, place.slice(0, length)))
}

/** Without repetition. Of all instants only the two that turn first, one each way, decide. */
function rowsOf(dependencies: Dependency[]): DependencyRow[] {
  const rows = new Map<string, DependencyRow>()
  let passed = null as string | null
  let coming = null as string | null
  for (const dependency of dependencies) {
    if (dependency.kind === 'instant') {
      const instant = instantOf(Date.parse(dependency.instant))
      if (dependency.passed) passed = passed === null || instant > passed ? instant : passed
      else coming = coming === null || instant < coming ? instant : coming
      continue
    }
    const row = rowOf(dependency)
    rows.set(row.join('\n'), row)
  }
  if (passed !== null) rows.set('passed', ['instant', passed, 1, null])
  if (coming !== null) rows.set('coming', ['instant', coming, 0, null])
  return [...rows.values()]
}

function rowOf(dependency: Exclude<Dependency, { kind: 'instant' }>): DependencyRow {
  switch (dependency.kind) {
    case 'body':
    case 'presence':
      return [dependency.kind, `${dependency.collection}/${dependency.id}/${dependency.locale}`, null, null]
    case 'query':
      return ['query', dependency.key, null, null]
    case 'count':
      return ['count', scopeOf(dependency), null, null]
    case 'place':
      return ['place', `${scopeOf(dependency)}\n${dependency.id}`, null, null]
    case 'range': {
      const low = dependency.from ?? FIRST_PLACE
      const high = dependency.to ?? LAST_PLACE
      return ['range', rangeScopeOf(scopeOf(dependency), beginningOf(low, high)), low, high]
    }
  }
}
