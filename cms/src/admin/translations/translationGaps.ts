import { type ContentSlug, type Locale, locales } from '@diwan/shared/content'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** How many documents of a collection have no words in a language. */
export interface TranslationGap {
  collection: ContentSlug
  en: number
  ar: number
}

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

/** What is missing in each language of the collections named, and nothing of those that are complete. */
export async function translationGaps(req: PayloadRequest, collections: ContentSlug[]): Promise<TranslationGap[]> {
  const gaps = await Promise.all(
    collections.map(async (collection) => {
      const field = titleField(req, collection)
      if (!field) return null
      const [en, ar] = await Promise.all(locales.map((locale) => countMissing(req, collection, field, locale)))
      return { collection, en: en ?? 0, ar: ar ?? 0 }
    }),
  )
  return gaps.filter((gap) => gap !== null).filter(({ en, ar }) => en + ar > 0)
}

async function countMissing(req: PayloadRequest, collection: ContentSlug, field: string, locale: Locale) {
  const query = { collection: collection as CollectionSlug, where: missingIn(field), locale, fallbackLocale: false }
  return (await req.payload.count({ ...query, user: req.user, overrideAccess: false } as never)).totalDocs
}
