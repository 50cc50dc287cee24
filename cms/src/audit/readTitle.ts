import type { CollectionSlug, Payload } from 'payload'
import { titleOf } from './titleOf'

/**
 * What a document is called in its newest draft, in whichever language has a title; its id without one, `null` when it is gone, for
 * which its being in the trash counts unless that is asked for.
 */
export async function readTitle(
  payload: Payload,
  collection: string,
  id: string,
  { trash = false } = {},
): Promise<string | null> {
  const query = { draft: true, depth: 0, disableErrors: true, fallbackLocale: ['en', 'ar'], trash } as never
  const doc = await payload.findByID({
    collection: collection as CollectionSlug,
    id,
    ...(query as object),
    overrideAccess: true,
  })
  return doc ? (titleOf(collection, doc as unknown as Record<string, unknown>) ?? id) : null
}
