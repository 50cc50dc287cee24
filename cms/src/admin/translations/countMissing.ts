import { type ContentSlug, type Locale, locales } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { countOf } from '@/admin/dashboard/bars'

/** The field that tells whether a language is written: the collection's localised title. `null` when nothing is translated. */
export function titleField(req: PayloadRequest, collection: ContentSlug): string | null {
  if (collection === 'media') return 'alt'
  const fields = req.payload.collections[collection as CollectionSlug]?.config.flattenedFields ?? []
  const found = fields.find(
    (field) =>
      'localized' in field && field.localized && 'required' in field && field.required && field.type === 'text',
  )
  return found?.name ?? null
}

/** Documents of a collection whose words in a language are missing. Of files, pictures alone need words, and are never saved with none. */
export const missingIn = (collection: ContentSlug, field: string): Where =>
  collection === 'media'
    ? { and: [{ [field]: { exists: false } }, { mimeType: { contains: 'image/' } }] }
    : { or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }] }

/** How many documents of these collections are missing in a language, both languages together. */
export async function countTranslationGaps(req: PayloadRequest, collections: ContentSlug[]): Promise<number> {
  const gaps = await Promise.all(
    collections.flatMap((collection) => {
      const field = titleField(req, collection)
      return field ? locales.map((locale) => countMissing(req, collection, field, locale)) : []
    }),
  )
  return gaps.reduce((sum, count) => sum + count, 0)
}

/** How many documents of a collection have no words in a language. */
export const countMissing = (
  req: PayloadRequest,
  collection: ContentSlug,
  field: string,
  locale: Locale,
): Promise<number> => countOf(req, { collection, where: missingIn(collection, field), locale })
