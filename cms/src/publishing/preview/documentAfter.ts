import { type ContentSlug, locales as everyLocale, type Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { publishedDocuments } from '../published/publishedDocuments'
import { withBorrowedLabels } from '../published/withBorrowedLabels'
import { type Draft, findNewest } from './findNewest'
import { withShared } from '@/hooks/withShared'

interface Publication {
  collection: ContentSlug
  id: string
  /** Languages that are published; each other one stays as it is. */
  locales: readonly Locale[]
  /** Whether there is enough of a draft to publish it. */
  isShown: (draft: Draft) => boolean
}

/**
 * A document as it would be mirrored once its newest state is published in some languages: what its languages share goes live with any
 * of them, in all of them. `null` for one that is gone.
 */
export async function documentAfter(
  payload: Payload,
  { collection, id, locales, isShown }: Publication,
): Promise<MirroredDocument | null> {
  const [[live], ...drafts] = await Promise.all([
    publishedDocuments(payload, collection, [id]),
    ...everyLocale.map((locale) => findNewest(payload, collection, id, locale)),
  ])
  const newest = drafts.find((draft) => draft !== null)
  if (!newest) return null
  const fields = payload.collections[collection]?.config.flattenedFields ?? []
  const bodyOf = (locale: Locale) => {
    const draft = drafts[everyLocale.indexOf(locale)] ?? newest
    if (locales.includes(locale) && isShown(draft)) return { ...draft, _status: 'published' }
    const own = live?.locales[locale]
    return own ? withShared(fields, own, newest) : null
  }
  const document = { collection, id, updatedAt: newest.updatedAt, locales: { en: bodyOf('en'), ar: bodyOf('ar') } }
  return collection === 'vacancies' ? withBorrowedLabels(document) : document
}
