import { type ContentSlug, type Locale, locales } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** The field that tells whether a language is written: the collection's localised title. `null` when nothing is translated. */
export function titleField(req: PayloadRequest, collection: ContentSlug): string | null {
  const fields = req.payload.collections[collection as CollectionSlug]?.config.flattenedFields ?? []
  const found = fields.find(
    (field) =>
      'localized' in field && field.localized && 'required' in field && field.required && field.type === 'text',
  )
  return found?.name ?? null
}

/** Documents whose words in a language are missing. */
export const missingIn = (field: string): Where => ({
  or: [{ [field]: { exists: false } }, { [field]: { equals: '' } }],
})

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
export async function countMissing(
  req: PayloadRequest,
  collection: ContentSlug,
  field: string,
  locale: Locale,
): Promise<number> {
  const query = { collection: collection as CollectionSlug, where: missingIn(field), locale, fallbackLocale: false }
  return (await req.payload.count({ ...query, user: req.user, overrideAccess: false } as never)).totalDocs
}
