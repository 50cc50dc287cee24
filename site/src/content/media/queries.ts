import { otherLocale, type Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { readEntry } from '@/content/localized'
import { type MediaEntry, mediaSchema } from './schema'

/** A media document by id; its texts fall back to the other language, because the picture is the same. `null` when there is none. */
export const findMedia = defineQuery(
  'media.find',
  (store, { id, locale }: { id: string | null | undefined; locale: Locale }): MediaEntry | null => {
    if (!id) return null
    const media = readEntry(store, 'media', id, locale, mediaSchema)
    if (media?.alt) return media
    return readEntry(store, 'media', id, otherLocale(locale), mediaSchema) ?? media
  },
)
