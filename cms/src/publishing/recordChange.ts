import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { isPublishedSomewhere } from '@/hooks/isPublishedSomewhere'
import { addToOutbox } from './outbox/addToOutbox'

/**
 * Puts a row in the outbox, in the document's own transaction, for every change a visitor could see: publish, unpublish,
 * trash, restore, and any change of a collection without drafts. A draft that is saved makes none.
 */
export const recordChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const hasDrafts = Boolean(collection.versions?.drafts)
  if (!hasDrafts || (await hasChangedPublished(req, collection.slug, doc, operation))) {
    const { id, updatedAt: version } = doc
    await addToOutbox(req, { collection: collection.slug, documentId: String(id), operation: 'change', version })
    // The audit log tells a publish from a saved draft by this.
    req.context.changedPublic = doc.id
  }
  return doc
}

interface PublishedRow {
  updatedAt: string
  _status?: string | Record<string, string>
}

/** A draft is saved as a version only: then the collection's own row keeps an older time than the one just written. */
async function hasChangedPublished(
  req: PayloadRequest,
  collection: string,
  doc: { id: string; updatedAt?: string },
  operation: 'create' | 'update',
): Promise<boolean> {
  const row = await req.payload.db.findOne<PublishedRow & { id: string }>({
    collection: collection as never,
    where: { id: { equals: doc.id } },
    locale: 'all',
    req,
  })
  if (!row) return true
  if (operation === 'create') return isPublishedSomewhere(row)
  return !doc.updatedAt || new Date(row.updatedAt).getTime() === new Date(doc.updatedAt).getTime()
}
