import type { CollectionAfterDeleteHook } from 'payload'
import { addToOutbox } from './outbox/addToOutbox'

/** Puts a row in the outbox, in the document's own transaction, for a document that is gone. */
export const recordRemoval: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await addToOutbox(req, { collection: collection.slug, documentId: String(id), operation: 'remove' })
  return doc
}
