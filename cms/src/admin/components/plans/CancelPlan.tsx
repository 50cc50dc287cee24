'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '@/admin/callApi'
import { usePlanWords } from './usePlanWords'

/** Takes one plan back, on the screen of all plans. A refusal is shown as every failed call is. */
export function CancelPlan({ id, title }: { id: string; title: string }) {
  const [isBusy, setBusy] = useState(false)
  const router = useRouter()
  const { words } = usePlanWords()
  const cancel = async () => {
    setBusy(true)
    await callApi(`/api/admin/plans/${id}`, 'DELETE').catch(() => undefined)
    setBusy(false)
    router.refresh()
  }
  return (
    <button type="button" disabled={isBusy} aria-label={words.cancelOf(title)} onClick={() => void cancel()}>
      {words.cancel}
    </button>
  )
}
