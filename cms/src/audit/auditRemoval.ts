import type { CollectionAfterDeleteHook } from 'payload'
import { audit } from './audit'
import { titleOf } from './titleOf'

/** Writes down, in the same transaction, that somebody deleted a document for good. */
export const auditRemoval: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!req.user || req.user.role === 'service') return doc
  await audit(req, {
    action: 'delete',
    collection: collection.slug,
    documentId: String(id),
    title: titleOf(collection.slug, doc),
  })
  return doc
}
