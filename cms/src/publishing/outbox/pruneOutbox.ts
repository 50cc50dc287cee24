import { OUTBOX_KEPT_FOR } from '@diwan/shared/spec/operations'
import type { Payload } from 'payload'

const BATCH = 500

/** Deletes the changes that went live long ago, but for the last one of each document: it says since when that is live. */
export async function pruneOutbox(payload: Payload): Promise<number> {
  const superseded = await findSuperseded(payload)
  for (let from = 0; from < superseded.length; from += BATCH) {
    const where = { id: { in: superseded.slice(from, from + BATCH) } }
    await payload.db.deleteMany({ collection: 'outbox', where })
  }
  return superseded.length
}

async function findSuperseded(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: {
      and: [
        { state: { equals: 'live' } },
        { liveAt: { less_than: new Date(Date.now() - OUTBOX_KEPT_FOR).toISOString() } },
      ],
    },
    select: { collection: true, documentId: true },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const seen = new Set<string>()
  return docs
    .filter(({ collection, documentId }) => {
      const document = `${collection}/${documentId}`
      return seen.has(document) || !seen.add(document)
    })
    .map(({ id }) => id)
}
