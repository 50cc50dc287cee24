import { isContentSlug } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether whoever asks may write documents of a collection that the site shows. */
export async function mayWriteContent(req: PayloadRequest, collection: string): Promise<boolean> {
  if (!isContentSlug(collection)) return false
  const config = req.payload.collections[collection as CollectionSlug]?.config
  return config ? Boolean(await config.access.update?.({ req })) : false
}
