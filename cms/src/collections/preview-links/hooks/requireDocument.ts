import { defaultLocale } from '@diwan/shared/content'
import type { PreviewLinkDoc } from '@diwan/shared/generated/payload-types'
import { previewMessages } from '@diwan/shared/messages/preview'
import { APIError, type CollectionBeforeChangeHook, type CollectionSlug } from 'payload'
import { findNewest } from '@/publishing/preview/findNewest'
import { hasPreview } from '@/publishing/preview/previewPath'

/** Refuses a link that somebody makes to a document that is gone: whoever it is sent to would read no more than that. */
export const requireDocument: CollectionBeforeChangeHook<PreviewLinkDoc> = async ({ data, operation, req }) => {
  const { collection, documentId, locale } = data
  // What no document can be of is refused by its field.
  if (operation !== 'create' || !req.user || !documentId || !hasPreview(String(collection))) return data
  const found = await findNewest(req.payload, collection as CollectionSlug, documentId, locale ?? defaultLocale)
  if (!found) throw new APIError(previewMessages[req.i18n.language === 'ar' ? 'ar' : 'en'].gone, 404, null, true)
  return data
}
