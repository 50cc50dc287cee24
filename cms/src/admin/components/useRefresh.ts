import { useForm } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import { holdStill } from './holdStill'

/**
 * Loads the form's page anew. What comes replaces all fields, so the form takes nothing meanwhile: words that are written before it, or
 * brought back, would vanish, or be saved with fields that are older.
 */
export function useRefresh(): () => void {
  const { formRef } = useForm()
  const router = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  useEffect(() => {
    const form = formRef.current
    return isRefreshing && form ? holdStill(form) : undefined
  }, [formRef, isRefreshing])
  return () => startRefresh(() => router.refresh())
}
