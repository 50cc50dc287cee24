'use client'
import { useEffect } from 'react'
import { letterOf } from '@/admin/letterOf'
import { neighbourOf } from './neighbourOf'
import { openPanel } from './address'

const writing = 'input, textarea, select, [contenteditable]'

/** Keys of the panel: J and K to the next and the previous application, N to the note, D to decline, Escape to close. */
export function usePanelKeys(id: string, { close, decline }: { close: () => void; decline: () => void }): void {
  useEffect(() => {
    const go = (step: number) => {
      const next = neighbourOf(id, step)
      if (next) openPanel(next)
    }
    const keys: Record<string, () => void> = {
      j: () => go(1),
      k: () => go(-1),
      n: () => document.querySelector<HTMLElement>('#panel-write-note')?.focus(),
      d: decline,
    }
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Escape') return close()
      const isWriting = event.target instanceof Element && event.target.matches(writing)
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return
      const act = keys[letterOf(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [id, close, decline])
}
