import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { PayloadRequest } from 'payload'
import { afterCommit } from '@/database/afterCommit'
import { newObjectId } from '@/database/newObjectId'
import { currentRequest } from '@/observing/currentRequest'
import { stateWithin } from './carriedStates'
import { rememberRequest } from './requestsOfChanges'
import { sendNow } from './wakeOutbox'

interface ContentChange {
  collection: string
  documentId: string
  operation: 'change' | 'remove'
  version?: string | undefined
}

/** Puts a change in the outbox with the transaction of `req`: both are saved, or neither. The commit wakes the sender. */
export async function addToOutbox(req: PayloadRequest, change: ContentChange): Promise<void> {
  // The seed leaves its mass of documents to the publisher's comparison of manifests.
  if (req.context.skipOutbox) return
  const { payload, locale } = req
  const now = new Date().toISOString()
  const id = newObjectId()
  // Straight to the database: no hook, access rule or validation has a say in a row of the system's own.
  await payload.db.create({
    collection: 'outbox',
    customID: id,
    data: {
      ...change,
      version: change.version ?? null,
      locale: locale && locale !== 'all' ? locale : null,
      batch: typeof req.context.batch === 'string' ? req.context.batch : null,
      state: 'pending',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      updatedAt: now,
    },
    req,
    returning: false,
  })
  const request = currentRequest()
  if (request) rememberRequest(id, request)
  const { collection, documentId, operation } = change
  // Nobody sees a document that is removed.
  let carried: MirroredDocument | null | undefined = operation === 'remove' ? null : undefined
  await afterCommit(
    req,
    () => {
      payload.logger.info({ msg: 'change recorded', ...(request ? { request } : {}), outbox: id, ...change })
      void sendNow(payload, { id, collection, documentId, attempts: 0, carried })
    },
    async (unit, rows) => {
      if (carried === undefined) carried = await stateWithin(payload, { collection, id: documentId }, unit, rows)
    },
  )
}
