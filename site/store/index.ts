export { defineIndex } from './defineIndex.ts'
export { defineQuery } from './defineQuery.ts'
export { shareMarkup } from './shareMarkup.ts'
export type { Index, IndexEntry, Scan, Scanned, StoreReader } from './reader.ts'
