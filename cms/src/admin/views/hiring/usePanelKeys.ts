'use client'
import { useEffect } from 'react'
import { letterOf } from '@/admin/letterOf'
import { openPanel } from './address'
import type { Beside } from './besideOf'

const writing = 'input, textarea, select, [contenteditable]'

interface Keys {
  /** What stood beside the application when it was opened: what it was moved to since leads to nobody who waits. */
  beside: () => Beside | undefined
  close: () => void
  decline: () => void
}

/** Keys of the panel: J and K to the next and the previous application, N to the note, D to decline, Escape to close. */
export function usePanelKeys({ beside, close, decline }: Keys): void {
  useEffect(() => {
    const go = (side: keyof Beside) => {
      const next = beside()?.[side]
      if (next) openPanel(next)
    }
    const keys: Record<string, () => void> = {
      j: () => go('after'),
      k: () => go('before'),
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
  }, [beside, close, decline])
}
