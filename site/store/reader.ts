import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { GlobalSlug, Locale } from '@diwan/shared/content'

/** One place a document takes in an index: entries of a partition are ordered by key, then by id. */
export interface IndexEntry {
  partition: string
  key: string
}

/**
 * A sorted view over one collection. `entriesOf` is a pure function of one locale's published body; it is asked when a document
 * changes, and a change that leaves its answer the same disturbs no query that only scanned the index.
 */
export interface Index {
  name: string
  collection: string
  entriesOf: (body: DocumentBody, locale: Locale, id: string) => IndexEntry[]
}

/** Which part of a partition to read. Without options: all of it, ascending. */
export interface Scan {
  /** Newest (highest key) first. */
  descending?: boolean
  /** Entries to skip from the end the scan starts at. */
  offset?: number
  limit?: number
  /** Start after this document's place, for neighbours. The document itself is left out. */
  after?: string
  /** Ascending: start at the first entry with this key or a higher one. */
  from?: string
  /** Ascending: end before the first entry with this key or a higher one. */
  to?: string
}

/** One entry that a scan met. */
export interface Scanned {
  id: string
  key: string
}

/** A body as queries see it: a read of it does not tell when it was last changed. An index can, whose `entriesOf` sees that too. */
export type PublishedBody = DocumentBody & { updatedAt?: never }

/** What a query may read. Every call is recorded as a dependency of the query and of the page that asked it. */
export interface StoreReader {
  /** Whether it shows drafts, in which things may be missing that publishing asks for. */
  readonly showsDrafts: boolean
  /** A document's published body in one locale; `null` when it is not published there. */
  document(collection: string, id: string, locale: Locale): PublishedBody | null
  /** Whether a document is published in a locale. Who needs no more hears nothing of its edits. */
  isPublished(collection: string, id: string, locale: Locale): boolean
  global(slug: GlobalSlug, locale: Locale): PublishedBody | null
  /** Ids of an index partition in order. */
  scan(index: Index, locale: Locale, partition: string, scan?: Scan): string[]
  /** The same entries with their keys. */
  scanEntries(index: Index, locale: Locale, partition: string, scan?: Scan): Scanned[]
  /** How many entries a partition has. */
  count(index: Index, locale: Locale, partition: string): number
  /** Whether an instant (ISO 8601) lies in the past. The answer is good until that instant, for which the publisher wakes. */
  hasPassed(instant: string): boolean
}
