import type { CollectionSlug, Payload } from 'payload'

/** Whether documents of a collection can be unpublished; the others are public as soon as they exist. */
export const hasDrafts = (payload: Payload, collection: CollectionSlug) =>
  Boolean(payload.collections[collection]?.config.versions?.drafts)
