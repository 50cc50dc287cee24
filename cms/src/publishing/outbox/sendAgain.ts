import { NUDGE_AGAIN_AFTER } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import { inTransaction } from '@/database/inTransaction'

/**
 * Puts back what the publisher accepted and never reported: it may have died with it. Duplicates do no harm. What waits behind a
 * pinned release says so.
 */
export async function sendAgain(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - NUDGE_AGAIN_AFTER).toISOString()
  await inTransaction(payload, (req) =>
    payload.db.updateMany({
      collection: 'outbox',
      where: {
        and: [{ state: { equals: 'sent' } }, { updatedAt: { less_than: before } }, { error: { exists: false } }],
      },
      data: { state: 'pending', nextAttemptAt: new Date().toISOString(), updatedAt: new Date().toISOString() },
      req,
      returning: false,
    }),
  )
}
