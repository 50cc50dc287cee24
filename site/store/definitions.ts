import { AsyncLocalStorage } from 'node:async_hooks'
import type { ContentStore } from './ContentStore.ts'
import type { PageTrace } from './PageTrace.ts'
import type { Index, StoreReader } from './reader.ts'

/** What a query may be told about its answers. */
export interface QueryOptions {
  /**
   * Keeps each answer beside what it read, where the store can: for small answers of which a file takes hundreds. A process that has
   * not asked them itself then reads the answers, and none of the documents behind them.
   */
  isKept?: boolean
}

export interface QueryDefinition extends QueryOptions {
  name: string
  run: (store: StoreReader, ...args: never) => unknown
}

interface Shared {
  store: ContentStore | null
  indexes: Map<string, Index>
  queries: Map<string, QueryDefinition>
  traces: AsyncLocalStorage<PageTrace>
  /** The store that what runs inside asks in place of the process's own. */
  overlays: AsyncLocalStorage<ContentStore>
}

const KEY = Symbol.for('@diwan/site/store')
const scope = globalThis as typeof globalThis & { [KEY]?: Shared }

// The site's bundle has its own copy of these modules: what it shares with the publisher hangs on the global object.
scope[KEY] ??= {
  store: null,
  indexes: new Map(),
  queries: new Map(),
  traces: new AsyncLocalStorage(),
  overlays: new AsyncLocalStorage(),
}

/** What every copy of the store's modules in this process shares. */
export const shared: Shared = scope[KEY]

export type Definitions = Pick<Shared, 'indexes' | 'queries'>

/** Indexes and queries as they are defined now. */
export function keepDefinitions(): Definitions {
  return { indexes: new Map(shared.indexes), queries: new Map(shared.queries) }
}

/** Puts kept indexes and queries in the place of those defined now. */
export function restoreDefinitions({ indexes, queries }: Definitions): void {
  clearDefinitions()
  for (const [name, index] of indexes) shared.indexes.set(name, index)
  for (const [name, query] of queries) shared.queries.set(name, query)
}

/** Forgets indexes and queries, before another code release defines its own. */
export function clearDefinitions(): void {
  shared.indexes.clear()
  shared.queries.clear()
}
