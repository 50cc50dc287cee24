import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { PayloadRequest } from 'payload'

type Mark = Partial<Pick<OutboxDoc, 'error' | 'liveAt' | 'release' | 'state'>>

// SQLite takes a limited number of values in one statement.
const IDS_AT_ONCE = 500

/** Marks outbox rows by id, but those that are live already: an old report never takes that back. */
export async function markOutbox(req: PayloadRequest, ids: string[], mark: Mark): Promise<void> {
  const known = [...new Set(ids)].filter(isObjectId)
  for (let start = 0; start < known.length; start += IDS_AT_ONCE) {
    await req.payload.db.updateMany({
      collection: 'outbox',
      where: { and: [{ id: { in: known.slice(start, start + IDS_AT_ONCE) } }, { state: { not_equals: 'live' } }] },
      data: { ...mark, updatedAt: new Date().toISOString() },
      req,
      returning: false,
    })
  }
}
