import type { GlobalAfterChangeHook } from 'payload'
import { addToOutbox } from './outbox/addToOutbox'

/** Puts a row in the outbox, in the global's own transaction. Globals are documents of the collection `globals`. */
export const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await addToOutbox(req, { collection: 'globals', documentId: global.slug, operation: 'change' })
  return doc
}
