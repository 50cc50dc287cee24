import type { Report } from '@diwan/shared/contracts/publishing'
import type { PayloadRequest } from 'payload'
import { markOutbox } from './markOutbox'

type HeldReport = Extract<Report, { type: 'document.held' }>

/** Says on a document's changes why visitors do not see them. A document without a change on record gets one. */
export async function markHeld(req: PayloadRequest, { document, error, outbox, release }: HeldReport): Promise<void> {
  const { payload } = req
  const ofDocument = { collection: { equals: document.collection }, documentId: { equals: document.id } }
  const { docs } = await payload.find({
    collection: 'outbox',
    where: { and: [ofDocument, { state: { not_equals: 'live' } }] },
    select: { state: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  // A change that has not been sent yet is newer than what was held.
  const [newer, sent] = [
    docs.filter(({ state }) => state === 'pending'),
    docs.filter(({ state }) => state !== 'pending'),
  ]
  const rows = [...outbox, ...sent.map(({ id }) => id)]
  const mark = { state: 'failed' as const, release, error }
  if (rows.length > 0 || newer.length > 0) return markOutbox(req, rows, mark)
  const now = new Date().toISOString()
  await payload.db.create({
    collection: 'outbox',
    data: {
      ...mark,
      collection: document.collection,
      documentId: document.id,
      operation: 'change',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    },
    req,
    returning: false,
  })
}
