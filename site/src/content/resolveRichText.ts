import type { Locale } from '@diwan/shared/content'
import { findMedia } from '@/content/media/queries'
import type { MediaEntry } from '@/content/media/schema'
import { isRichText, type RichTextDocument } from '@/lib/richText/richTextNode'
import {
  referencesOf,
  type RichTextImage,
  type RichTextReferences,
  typedAddressesOf,
} from '@/lib/richText/richTextReferences'
import { findPath } from './findPath'
import { leadsNowhere } from './leadsNowhere'

/** A rich text with everything its ids stand for: what `RichText` renders. */
export interface RichTextContent {
  document: RichTextDocument
  references: RichTextReferences
}

/**
 * Looks up what a rich text mentions, inside a query: links lead on in the page's language, pictures speak the text's. `null`
 * when the field is empty.
 */
export function resolveRichText(locale: Locale, value: unknown, lang = locale): RichTextContent | null {
  if (!isRichText(value)) return null
  const references: RichTextReferences = {
    links: {},
    images: {},
    gone: typedAddressesOf(value).filter(leadsNowhere),
  }
  for (const { collection, id } of referencesOf(value)) {
    if (collection === 'media') {
      const image = imageOf(findMedia({ id, locale: lang }))
      if (image) references.images[id] = image
    } else {
      const path = findPath({ collection, id, locale })
      if (path) references.links[`${collection}/${id}`] = path
    }
  }
  return { document: value, references }
}

function imageOf(media: MediaEntry | null): RichTextImage | null {
  const { original, small, medium, large } = media?.files ?? {}
  const main = medium ?? large ?? small ?? original
  if (!media || !main?.mimeType.startsWith('image/')) return null
  const sized = [small, medium, large].filter((file) => file !== undefined)
  return {
    src: main.path,
    srcset: sized.length > 1 ? sized.map((file) => `${file.path} ${file.width}w`).join(', ') : '',
    width: main.width ?? 0,
    height: main.height ?? 0,
    alt: media.alt,
    caption: media.caption,
  }
}
