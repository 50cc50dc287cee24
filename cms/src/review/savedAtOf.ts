import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import type { Subject } from './lastAuthor'

/** When the newest text of a document was saved, live or not; `null` when it is gone. */
export async function savedAtOf(req: PayloadRequest, { collection, documentId }: Subject): Promise<string | null> {
  const query = { depth: 0, draft: true, user: req.user, overrideAccess: false, req } as const
  const doc =
    collection === 'globals'
      ? await req.payload.findGlobal({ slug: documentId as GlobalSlug, ...query })
      : await req.payload.findByID({
          collection: collection as CollectionSlug,
          id: documentId,
          disableErrors: true,
          ...query,
        })
  return (doc as { updatedAt?: string | null } | null)?.updatedAt ?? null
}
