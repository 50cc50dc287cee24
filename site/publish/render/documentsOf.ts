import type { PageTrace } from '../../store/PageTrace.ts'
import type { QueryRecord } from '../../store/QueryRecord.ts'

/** Every document that a page's answers were read from, as `collection/id`. */
export function documentsOf(trace: PageTrace): Set<string> {
  const documents = new Set<string>()
  const seen = new Set<QueryRecord>()
  const queue = [...trace.answers.values()].map(({ record }) => record)
  for (let record = queue.pop(); record !== undefined; record = queue.pop()) {
    if (seen.has(record)) continue
    seen.add(record)
    for (const read of record.dependencies) {
      if (read.kind === 'body' || read.kind === 'presence') documents.add(`${read.collection}/${read.id}`)
    }
    for (const child of record.children) queue.push(child)
  }
  return documents
}
