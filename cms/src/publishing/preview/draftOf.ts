import { isContentSlug } from '@diwan/shared/content'
import type { DraftRequest, MirroredDocument } from '@diwan/shared/contracts/publishing'
import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { Payload } from 'payload'
import { hasDrafts } from '../published/hasDrafts'
import { documentAfter } from './documentAfter'
import type { Draft } from './findNewest'

/**
 * A document as it would be mirrored if the language that is looked at were published, however incomplete it is, and the other one left
 * as it is; `null` when there is no such document. With neither language in it there is nothing to show yet.
 */
export async function draftOf(
  payload: Payload,
  { collection, id, locale }: Omit<DraftRequest, 'link'>,
): Promise<MirroredDocument | null> {
  // MongoDB refuses a query with anything but an id.
  if (!isContentSlug(collection) || !hasDrafts(payload, collection) || !isObjectId(id)) return null
  return documentAfter(payload, { collection, id, locales: [locale], isShown: isBegun })
}

const isBegun = ({ title }: Draft) => typeof title === 'string' && title !== ''
