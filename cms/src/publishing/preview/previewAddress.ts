import { type PreviewGrant, signPreviewToken } from '@diwan/shared/lib/previewToken'
import { PREVIEW_LIFETIME } from '@diwan/shared/spec/publishing'
import type { CollectionSlug, Payload } from 'payload'
import { env } from '@/env'
import { findNewest } from './findNewest'
import { previewPath } from './previewPath'

interface Wish extends Omit<PreviewGrant, 'expiresAt' | 'link'> {
  /** The preview link this is for, and when it ends: so does the address, since the link is asked for each time one opens it. */
  link?: { id: string; expiresAt: string }
  /** The same address whenever it is asked for within a quarter of an hour, and good for one more: a frame that shows it stays. */
  isSteady?: boolean
}

/**
 * Where the publisher shows a document's draft, signed and good for a quarter of an hour or as long as its link; `null` when it has no page yet. The caller has
 * checked who asks.
 */
export async function previewAddress(
  payload: Payload,
  { collection, id, locale, link, isSteady }: Wish,
): Promise<string | null> {
  // The slug is shared: another language's form may have another one than was saved last.
  const newest: object | null = await findNewest(payload, collection as CollectionSlug, id, locale)
  const path = newest && previewPath(collection, newest, locale)
  if (path === null) return null
  const earliest = Date.now() + PREVIEW_LIFETIME
  const latest = isSteady ? Math.ceil(earliest / PREVIEW_LIFETIME) * PREVIEW_LIFETIME : earliest
  const expiresAt = link ? Date.parse(link.expiresAt) : latest
  const grant = { collection, id, locale, link: link?.id ?? null, expiresAt }
  return `/preview${path}?token=${await signPreviewToken(env.WEBHOOK_SECRET, grant)}`
}
