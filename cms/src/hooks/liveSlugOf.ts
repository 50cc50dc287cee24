import type { CollectionSlug, PayloadRequest } from 'payload'
import { isPublishedSomewhere } from './isPublishedSomewhere'

interface Row {
  slug?: string | null
  _status?: string | Record<string, string | undefined> | null
  deletedAt?: string | null
}

/**
 * The slug under which visitors see an entry, or `null` when it is published in no language. Reads the main row:
 * `previousDoc` of a hook is the latest version, which may be a draft.
 */
export async function liveSlugOf(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<string | null> {
  const row = await req.payload.db.findOne<Row & { id: string }>({
    collection,
    where: { id: { equals: id } },
    select: { slug: true, _status: true, deletedAt: true },
    req,
  })
  return row && isLive(row) ? (row.slug ?? null) : null
}

/** Whether visitors see an entry in at least one language. */
export const isLive = ({ _status, deletedAt }: Row): boolean => !deletedAt && isPublishedSomewhere({ _status })
