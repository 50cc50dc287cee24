import type { DemoDocument } from '../demoDocument.ts'
import { ref } from '../ref.ts'

/** Names of the relations that point to documents which come later in the list, by document. */
export function waitingRelations(documents: DemoDocument[]): Map<DemoDocument, string[]> {
  const place = new Map(documents.map(({ collection, key }, index) => [ref(collection, key), index]))
  const waits = (value: unknown, index: number) => [value].flat().some((id) => (place.get(id as string) ?? -1) >= index)
  return new Map(
    documents.map((document, index) => [
      document,
      Object.keys(document.shared).filter((name) => waits(document.shared[name], index)),
    ]),
  )
}
