import type { Locale } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { CollectionSlug, Payload } from 'payload'

export type Draft = DocumentBody & { id: string; updatedAt: string; deletedAt?: string | null }

/** The newest state of a document in one language; `null` for one that is gone or in the trash. The caller has checked who asks. */
export async function findDraft(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  locale: Locale,
): Promise<Draft | null> {
  const found = (await payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })) as unknown as Draft | null
  return found?.deletedAt ? null : found
}
