import { isContentSlug, type Locale } from '@diwan/shared/content'
import type { DraftRequest, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { CollectionSlug, Payload } from 'payload'
import { hasDrafts } from '../published/hasDrafts'
import { isComplete } from '../published/publishedDocuments'
import { type Draft, findDraft } from './findDraft'

/**
 * A document as it would be mirrored if its newest drafts were published; `null` when there is nothing to show. The language
 * that is looked at counts however incomplete it is, the other one when publishing it would be possible.
 */
export async function draftOf(
  payload: Payload,
  { collection, id, locale }: Omit<DraftRequest, 'link'>,
): Promise<MirroredDocument | null> {
  // MongoDB refuses a query with anything but an id.
  if (!isContentSlug(collection) || !hasDrafts(payload, collection) || !/^[0-9a-f]{24}$/.test(id)) return null
  const [en, ar] = await Promise.all([
    findNewest(payload, collection, id, 'en', locale),
    findNewest(payload, collection, id, 'ar', locale),
  ])
  const newest = en ?? ar
  return newest ? { collection, id, updatedAt: newest.updatedAt, locales: { en, ar } } : null
}

async function findNewest(payload: Payload, collection: CollectionSlug, id: string, locale: Locale, seen: Locale) {
  const found = await findDraft(payload, collection, id, locale)
  if (!found) return null
  const isShown = locale === seen ? isBegun(found) : isComplete(payload, collection, found)
  return isShown ? { ...found, _status: 'published' } : null
}

const isBegun = ({ title }: Draft) => typeof title === 'string' && title !== ''
