import { type EntrySlug, type Locale, MEDIA_KIT_ARCHIVE, otherLocale, shareName } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
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

const byShareOf = defineIndex({
  name: 'media.byShareOf',
  collection: 'media',
  entriesOf: (body) => (typeof body.shareOf === 'string' ? [{ partition: body.shareOf, key: '' }] : []),
})

/** The picture that the CMS made for an entry in a language; `null` until it has. */
export const findShareImage = defineQuery(
  'media.findShareImage',
  (store, { type, id, locale }: { type: EntrySlug; id: string; locale: Locale }): MediaEntry | null => {
    const [made] = store.scan(byShareOf, locale, shareName(type, id, locale))
    return made === undefined ? null : findMedia({ id: made, locale })
  },
)

/** The archive with the whole media kit; `null` until the CMS has packed it. */
export const findMediaKitArchive = defineQuery(
  'media.findMediaKitArchive',
  (store, locale: Locale): MediaEntry | null => {
    const [made] = store.scan(byShareOf, locale, MEDIA_KIT_ARCHIVE)
    return made === undefined ? null : findMedia({ id: made, locale })
  },
)
