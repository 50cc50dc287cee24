import type { DocumentRef } from '@diwan/shared/contracts/publishing'

interface Clues {
  /** Documents in which the release differs from the one before. */
  changes: DocumentRef[]
  /** Paths of pages that are not right. */
  failing: Set<string>
  /** Documents that such pages read, as `collection/id`. */
  read: Set<string>
  /** Paths of a document's own pages, before and after its change. */
  pathsOf: (ref: DocumentRef) => string[]
}

/**
 * Changed documents that may be why pages are not right, in groups to look at one after the other: those whose own page it is,
 * those that such a page read, and all of them.
 */
export function suspectsOf({ changes, failing, read, pathsOf }: Clues): DocumentRef[][] {
  const readers = changes.filter(({ collection, id }) => read.has(`${collection}/${id}`))
  const owners = readers.filter((ref) => pathsOf(ref).some((path) => failing.has(path)))
  const groups = [owners, readers, changes].filter((group) => group.length > 0)
  return groups.filter((group, at) => at === 0 || group.length > (groups[at - 1]?.length ?? 0))
}
