'use client'

import { SECOND } from '@diwan/shared/lib/time'
import { useDocumentInfo, useEditDepth, useForm, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { oncePer } from '@/admin/oncePer'
import { shownInPlace } from '@/admin/shownInPlace'
import { useRefresh } from './useRefresh'

async function timeOf(collection: string, id: string, signal: AbortSignal): Promise<string | undefined> {
  const path = `/api/${collection}/${id}?draft=true&depth=0&select[updatedAt]=true`
  const answer = await fetch(path, { credentials: 'same-origin', headers: shownInPlace, signal })
  return answer.ok ? ((await answer.json()) as { updatedAt?: string }).updatedAt : undefined
}

/**
 * Loads a form anew that somebody comes back to, when the document was saved elsewhere meanwhile (by a colleague, in another tab, by a
 * plan) and nothing in the form is unsaved. Payload never looks for forms that keep drafts by themselves, and the next draft sends all
 * fields: it would lay what the form was opened with over what was saved since.
 */
export function FreshForm() {
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isInDrawer = useEditDepth() > 1
  const refresh = useRefresh()
  const isAtRest = () => !isModified && !isProcessing

  const onSeen = useEffectEvent((saved: string) => {
    const { updatedAt } = getData() as { updatedAt?: string }
    if (isAtRest() && updatedAt && saved > updatedAt) refresh()
  })
  const look = useEffectEvent(async (signal: AbortSignal) => {
    if (!collectionSlug || !id || isInDrawer || document.hidden || !isAtRest()) return
    const saved = await timeOf(collectionSlug, String(id), signal).catch(() => undefined)
    if (saved) onSeen(saved)
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const comeBack = oncePer(SECOND, () => void look(signal))
    window.addEventListener('focus', comeBack, { signal })
    document.addEventListener('visibilitychange', comeBack, { signal })
    return () => leaving.abort()
  }, [])
  return null
}
