import type { ContentStore } from '../../store/ContentStore.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'
import type { DependencyGraph, KnownPage } from './DependencyGraph.ts'
import type { KnownQuery } from './QueryTable.ts'
import type { KnownMarkup } from './SharedMarkups.ts'

/** What changed documents and passed instants mean for the site. */
export interface Affected {
  /** Pages and lists of targets that got another answer. */
  pages: KnownPage[]
  /** Shared markup that got another answer, by name. Pages that show it and are not named themselves differ in nothing else. */
  markups: Map<string, KnownMarkup>
  /** Queries that were asked again, with what they read this time. */
  fresh: Map<string, QueryRecord>
  /** Of those whose answer is another now, the digest of the one before, by key. */
  before: Map<string, string>
}

/** Asks again every query that could see a change, of which `touched` read something of it, and finds the pages that would hear something else. */
export function findAffected(graph: DependencyGraph, store: ContentStore, touched: KnownQuery[]): Affected {
  const search = findAffectedInSteps(graph, store, touched)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

/** The same, one question after the other: some documents are read by hundreds of queries, and whoever is in no hurry lets others in. */
export function* findAffectedInSteps(
  graph: DependencyGraph,
  store: ContentStore,
  touched: KnownQuery[],
): Generator<void, Affected> {
  let candidates = [...touched, ...graph.queries.turnedBy(store.now)]
  // An answer that was found with the old one of another query does not hold either.
  store.forget(graph.queries.withParents(candidates.map(({ key }) => key)))

  const fresh = new Map<string, QueryRecord>()
  const before = new Map<string, string>()
  const asked = new Set<string>()
  while (candidates.length > 0) {
    const changed: string[] = []
    for (const query of candidates) {
      if (asked.has(query.key)) continue
      asked.add(query.key)
      yield
      const record = askAgain(store, query)
      if (record !== null) remember(graph, fresh, [record])
      if (record?.digest === query.digest) continue
      before.set(query.key, query.digest)
      changed.push(query.key)
    }
    candidates = changed.length === 0 ? [] : graph.queries.parentsOf(changed)
  }
  return { ...graph.asking([...before.keys()]), fresh, before }
}

/** `null` when there is no answer: the pages that want one say why while they render. */
function askAgain(store: ContentStore, query: KnownQuery): QueryRecord | null {
  try {
    return store.askAgain(query.name, query.args)
  } catch {
    return null
  }
}

function remember(graph: DependencyGraph, fresh: Map<string, QueryRecord>, records: QueryRecord[]): void {
  for (const record of records) {
    if (fresh.has(record.key)) continue
    fresh.set(record.key, record)
    remember(graph, fresh, graph.queries.lacking(record.children))
  }
}
