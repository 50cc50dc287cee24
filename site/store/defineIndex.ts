import { shared } from './definitions.ts'
import type { Index } from './reader.ts'

/** Declares a sorted view over a collection; queries pass it to `scan` and `count`. */
export function defineIndex(index: Index): Index {
  shared.indexes.set(index.name, index)
  shared.store?.indexes.drop(index.name)
  return index
}
