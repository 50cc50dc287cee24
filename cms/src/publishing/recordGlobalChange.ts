import type { GlobalAfterChangeHook } from 'payload'
import { addToOutbox } from './outbox/addToOutbox'

/**
 * Puts a row in the outbox, in the global's own transaction, unless a draft was saved. Globals are documents of the collection
 * `globals`.
 */
export const recordGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const hasDrafts = Boolean(global.versions?.drafts)
  if (hasDrafts && doc._status !== 'published') return doc
  const version = doc.updatedAt
  await addToOutbox(req, { collection: 'globals', documentId: global.slug, operation: 'change', version })
  req.context.changedPublic = global.slug
  return doc
}
