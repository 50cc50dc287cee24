import type { EntrySlug } from './contentTypes.ts'
import type { Locale } from './locales.ts'

/** What a share image's record in the media library names its entry by. */
export function shareName(collection: EntrySlug, id: string, locale: Locale): string {
  return `${collection}:${id}:${locale}`
}

/** What the record of the media kit's archive is named by. */
export const MEDIA_KIT_ARCHIVE = 'media-kit:all'
