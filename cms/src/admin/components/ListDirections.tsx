'use client'

import { useEffect, type ReactNode } from 'react'

const ROWS = '[data-lexical-editor] li:not([dir])'

/**
 * Says of the rows of lists in a long text which way they run. Payload places their marks, and the box that ticks a row, by the rows' own
 * `dir`, and its editor gives them none: in Arabic the marks stood outside the text, and the box at its far end.
 */
export function ListDirections({ children }: { children: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const tell = () => {
      frame = 0
      for (const row of document.querySelectorAll<HTMLElement>(ROWS))
        if (getComputedStyle(row).direction === 'rtl') row.dir = 'rtl'
    }
    const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(tell)))
    observer.observe(document.body, { childList: true, subtree: true })
    tell()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
