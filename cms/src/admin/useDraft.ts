'use client'
import { readJson, safeSessionStorage } from '@diwan/shared/browser/safeStorage'
import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { useIsHydrated } from './useIsHydrated'

/**
 * What somebody is writing, kept in this tab until it is sent: a panel is drawn anew now and then, another tab of it is looked at, the
 * page is loaded again, or a session ends. Whoever signs in after them finds none of it.
 */
export function useDraft<T extends object>(name: string, empty: T): [T, (change: Partial<T>) => void, () => void] {
  const { user } = useAuth()
  const key = `desk-draft:${String(user?.id)}:${name}`
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...(readJson(safeSessionStorage, key) as Partial<T>) }))
  const write = (change: Partial<T>) =>
    setDraft((before) => {
      const next = { ...before, ...change }
      safeSessionStorage.set(key, JSON.stringify(next))
      return next
    })
  const clear = () => {
    safeSessionStorage.remove(key)
    setDraft(empty)
  }
  // React leaves a button as the server drew it where the two differ: disabled beside a text that could be sent.
  const isHydrated = useIsHydrated()
  return [isHydrated ? draft : empty, write, clear]
}
