import { setImmediate } from 'node:timers/promises'
import { isContentSlug } from '@diwan/shared/content'
import type { Coming } from '@diwan/shared/contracts/publishing'
import type { Payload, UpdateOneArgs } from 'payload'
import { postToPublisher } from '../postToPublisher'
import { stateWithin } from './carriedStates'
import { isSending } from './wakeOutbox'

/**
 * Tells the publisher what a document will be as soon as Payload has written its row: its version, its hooks and the commit take the CMS
 * some ten milliseconds more, in which the release is made. The nudge after the commit is what counts. Returns what ends it.
 */
export function tellAhead(payload: Payload): () => void {
  const { db } = payload
  const { updateOne } = db
  db.updateOne = async (args) => {
    const row = await updateOne.call(db, args)
    await tell(payload, args)
    return row
  }
  return () => {
    db.updateOne = updateOne
  }
}

async function tell(payload: Payload, { collection, id, req }: UpdateOneArgs): Promise<void> {
  const transactionID = await req?.transactionID
  if (!transactionID || id === undefined || !isContentSlug(collection)) return
  // Without drafts are pictures, redirects and names that many pages show: the publisher would make nothing of them.
  if (!payload.collections[collection]?.config.versions?.drafts) return
  const { batch, skipOutbox } = req?.context ?? {}
  // Of many changes one after the other, each would be made for nobody: the publisher is at work on the one before.
  if (batch !== undefined || skipOutbox || isSending(payload)) return
  const document = await stateWithin(payload, { collection, id: String(id) }, { transactionID }, 1)
  if (!document) return
  const message: Coming = { type: 'content.coming', timestamp: new Date().toISOString(), data: { document } }
  // Whatever is lost here, the nudge brings.
  postToPublisher(payload, '/coming', message).catch(() => {})
  // Node sends on a kept connection only when no promise has anything left to do.
  await setImmediate()
}
