import type { Dependency } from './dependency.ts'

/** One answered query: what was asked, a digest of the answer, and what was read to find it. */
export interface QueryRecord {
  key: string
  name: string
  args: unknown
  digest: string
  dependencies: Dependency[]
  /** Queries this one asked. */
  children: Set<QueryRecord>
  /** JSON of an answer that is worth keeping. */
  kept?: string
  /** Whether the answer was kept by an earlier process: then nobody here knows what was read to find it. */
  isRecalled?: true
}
