import type { Locale } from '@diwan/shared/content'
import type { DocumentBody } from '@diwan/shared/contracts/publishing'
import type { CollectionSlug, Payload } from 'payload'
import { hasDrafts } from '../published/hasDrafts'

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
  const query = { collection, locale, fallbackLocale: false, depth: 0, overrideAccess: true } as const
  const found = (await payload.findByID({ ...query, id, draft: true, disableErrors: true })) as unknown as Draft | null
  if (!found || found.deletedAt) return null
  if (!hasDrafts(payload, collection)) return found
  // Of a language without a draft, Payload's drafts are the published document: the words of the last save are in the latest version.
  const { docs } = await payload.findVersions({
    ...query,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
  })
  const [latest] = docs as unknown as { version: Draft; updatedAt: string }[]
  return latest ? { ...latest.version, id } : found
}
