import { type Locale, locales } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest } from 'payload'

interface Row {
  id: string
  _status?: Partial<Record<Locale, string>>
  deletedAt?: string | null
}

/** The languages in which visitors see a document. */
export async function listLiveLanguages(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: string,
): Promise<readonly Locale[]> {
  const select = { _status: true, deletedAt: true } as const
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<Row>({ collection, where, locale: 'all', select, req })
  return row && !row.deletedAt ? locales.filter((locale) => row._status?.[locale] === 'published') : []
}
