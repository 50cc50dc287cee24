import type { CollectionSlug, PayloadRequest } from 'payload'

interface Read {
  id: string
  updatedAt: string
}

/**
 * Makes this the only unit that changes a document as it was read: a second one finds it changed, fails, and is tried again by
 * `inTransaction`. A transaction alone does not promise that on every server that speaks MongoDB's language. `data` is written with
 * the claim, past the hooks.
 */
export async function claim(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, updatedAt }: Read,
  data: object = {},
): Promise<void> {
  const claimed = await req.payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] },
    data: { updatedAt: new Date().toISOString(), ...data },
    req,
  })
  if (!claimed) throw new Error('Somebody else changed this document meanwhile. Try again.')
}
