import type { Locale } from '@diwan/shared/content'
import { defineIndex, defineQuery } from '@diwan/site/store'
import { readEntry, readLocalized } from '@/content/localized'
import { findMedia } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import { type MediaKitItem, mediaKitSchema, spokespersonSchema } from './schema'

const byOrder = defineIndex({
  name: 'media-kit.byOrder',
  collection: 'media-kit',
  entriesOf: (body) => [{ partition: String(body.kind), key: String(Number(body.order ?? 0)).padStart(6, '0') }],
})

/** Someone the press may speak to. */
export interface Spokesperson {
  name: string
  role: string | null
  email: string | null
  photo: MediaEntry | null
}

/** A piece of the media kit with its file or person. */
export interface MediaKitPiece extends Omit<MediaKitItem, 'file' | 'leader'> {
  id: string
  file: MediaEntry | null
  spokesperson: Spokesperson | null
}

/** Pieces of a kind in the editors' order. */
export const listMediaKit = defineQuery(
  'media-kit.list',
  (store, { kind, locale }: { kind: MediaKitItem['kind']; locale: Locale }): MediaKitPiece[] =>
    store.scan(byOrder, locale, kind).flatMap((id) => {
      const item = readEntry(store, 'media-kit', id, locale, mediaKitSchema)
      if (item === null) return []
      const leader = item.leader && readLocalized(store, 'leaders', item.leader, locale, spokespersonSchema)?.entry
      const spokesperson = leader
        ? { name: leader.title, role: leader.role, email: leader.email, photo: findMedia({ id: leader.photo, locale }) }
        : null
      return [{ ...item, id, file: findMedia({ id: item.file, locale }), spokesperson }]
    }),
)
