import type { Nudge } from '@diwan/shared/contracts/publishing'
import { NUDGE_FIRST_PAUSE, NUDGE_LONGEST_PAUSE, PUBLISHING_BATCH } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import { postToPublisher } from '../postToPublisher'

/** Names every due change of the outbox to the publisher, oldest first, until none is left or the publisher says no. */
export async function sendPending(payload: Payload): Promise<void> {
  for (;;) {
    const rows = await listDue(payload)
    if (rows.length === 0) return
    const error = await nudge(rows)
    await (error ? postpone(payload, rows, error) : markSent(payload, rows))
    if (error || rows.length < PUBLISHING_BATCH) return
  }
}

async function listDue(payload: Payload): Promise<OutboxDoc[]> {
  const { docs } = await payload.find({
    collection: 'outbox',
    where: {
      and: [{ state: { equals: 'pending' } }, { nextAttemptAt: { less_than_equal: new Date().toISOString() } }],
    },
    sort: 'createdAt',
    limit: PUBLISHING_BATCH,
    pagination: false,
    depth: 0,
  })
  return docs
}

async function nudge(rows: OutboxDoc[]): Promise<string | undefined> {
  const message: Nudge = {
    type: 'content.changed',
    timestamp: new Date().toISOString(),
    data: { changes: rows.map((row) => ({ outbox: row.id, collection: row.collection, id: row.documentId })) },
  }
  try {
    await postToPublisher('/nudge', message)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function markSent(payload: Payload, rows: OutboxDoc[]): Promise<void> {
  await payload.db.updateMany({
    collection: 'outbox',
    // A report may have been quicker than this update.
    where: { and: [{ id: { in: rows.map(({ id }) => id) } }, { state: { equals: 'pending' } }] },
    data: { state: 'sent', error: null, updatedAt: new Date().toISOString() },
    returning: false,
  })
}

async function postpone(payload: Payload, rows: OutboxDoc[], error: string): Promise<void> {
  const attempts = Math.max(...rows.map((row) => row.attempts ?? 0)) + 1
  const pause = Math.min(NUDGE_FIRST_PAUSE * 2 ** (attempts - 1), NUDGE_LONGEST_PAUSE)
  const nextAttemptAt = new Date(Date.now() + pause).toISOString()
  await payload.db.updateMany({
    collection: 'outbox',
    where: { and: [{ id: { in: rows.map(({ id }) => id) } }, { state: { equals: 'pending' } }] },
    data: { attempts, error, nextAttemptAt, updatedAt: new Date().toISOString() },
    returning: false,
  })
}
