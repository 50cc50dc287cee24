import type { CollectionSlug, PayloadRequest, Where } from 'payload'

type Values = Record<string, unknown>

/** A version of a document, a draft or not, with its words in all languages. */
export async function findVersion<T extends Values = Values>(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
) {
  const query = { collection, where, locale: 'all', sort: '-updatedAt', limit: 1, pagination: false, req }
  return (await req.payload.db.findVersions<T>(query)).docs[0]
}

/** The newest version of a document. */
export const findNewestVersion = <T extends Values = Values>(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
) => findVersion<T>(req, collection, { and: [{ parent: { equals: id } }, { latest: { equals: true } }] })
