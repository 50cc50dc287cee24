import type { Locale } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { CollectionSlug, Payload } from 'payload'

export type Draft = DocumentBody & { id: string; updatedAt: string; deletedAt?: string | null }

/**
 * The newest state of a document in one language, whichever language was saved last: what it shares with the other one is that of the
 * newest save. `null` for one that is gone or in the trash. The caller has checked who asks.
 */
export async function findNewest(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
  locale: Locale,
): Promise<Draft | null> {
  const shown = { locale, fallbackLocale: false, draft: true, depth: 0 } as const
  const found: unknown = await payload.findByID({ collection, id, ...shown, disableErrors: true, overrideAccess: true })
  const draft = found as Draft | null
  return draft && !draft.deletedAt ? draft : null
}
