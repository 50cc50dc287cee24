import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** The newest version of a document, a draft or not, with its words in all languages. */
export async function findNewestVersion(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const where: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const query = { collection, where, locale: 'all', sort: '-updatedAt', limit: 1, pagination: false, req }
  return (await req.payload.db.findVersions<Record<string, unknown>>(query)).docs[0]
}
