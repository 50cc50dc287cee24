import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { ContentStore } from './ContentStore.ts'
import { setCurrentStore } from './currentStore.ts'
import { MemorySource } from './MemorySource.ts'

/** Makes queries answer from these documents, at this instant, until the next call. For tests of queries. */
export function useDocuments(documents: MirroredDocument[], now = '2026-01-01T00:00:00Z'): ContentStore {
  const store = new ContentStore(new MemorySource(documents), Date.parse(now))
  setCurrentStore(store)
  return store
}
