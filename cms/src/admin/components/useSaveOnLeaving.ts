import { BUILT_FROM_HEADER } from '@diwan/shared/spec/headers'
import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { shownInPlace } from '@/admin/shownInPlace'
import { draftPathOf } from './useKeepDraft'
import type { Values } from './valuesThatDiffer'

/**
 * Keeps as a draft what was written last in a form that keeps drafts by itself, when it is left for another screen or the other language.
 * Payload does so when nobody has typed for a moment, and forgets what it was waiting for. Resolves with whether it was kept: what was
 * saved elsewhere, or a colleague, may be in its way.
 */
export function useSaveOnLeaving(): (values: Values) => Promise<boolean> {
  const { collectionSlug, docConfig, id, savedDocumentData } = useDocumentInfo()
  const { code: locale } = useLocale()
  const builtFrom = savedDocumentData?.['updatedAt'] as unknown
  return async (values) => {
    if (!collectionSlug || !id || !docConfig || !hasAutosaveEnabled(docConfig) || !builtFrom) return false
    const answer = await fetch(draftPathOf(`/api/${collectionSlug}/${id}`, locale), {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { ...shownInPlace, 'Content-Type': 'application/json', [BUILT_FROM_HEADER]: String(builtFrom) },
      body: JSON.stringify({ ...values, _status: 'draft' }),
    }).catch(() => null)
    return answer?.ok ?? false
  }
}
