import type { CollectionSlug, PayloadRequest } from 'payload'

/** The slug, or the slug with the first number that makes it unique. */
export async function freeSlug(req: PayloadRequest, collection: CollectionSlug, slug: string, ownId?: string) {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    const taken = await req.payload.db.findOne<{ id: string }>({
      collection,
      where: { slug: { equals: candidate } },
      select: { slug: true },
      req,
    })
    if (!taken || taken.id === ownId) return candidate
  }
}
