import type { CollectionBeforeChangeHook } from 'payload'
import { liveSlugOf } from '@/hooks/liveSlugOf'

export const liveSlugKey = (collection: string, id: string) => `live-slug:${collection}:${id}`

/** Notes under which slug an entry is live before it is published, for `redirectOldAddress`. */
export const rememberLiveSlug: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && data._status !== 'draft') {
    context[liveSlugKey(collection.slug, originalDoc.id)] = await liveSlugOf(req, collection.slug, originalDoc.id)
  }
  return data
}
