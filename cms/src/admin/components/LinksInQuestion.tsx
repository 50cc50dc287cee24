'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

export interface Place {
  title: string
  href: string
}

interface Props {
  /** Id of the open question; none is open without. */
  modal: string | undefined
  text: string
  places: Place[]
}

function listen(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Inside one of Payload's questions: the places that would point at nothing. */
export function LinksInQuestion({ modal, text, places }: Props) {
  const find = useCallback(
    () => (modal ? document.getElementById(modal)?.querySelector('.confirmation-modal__content') : null) ?? null,
    [modal],
  )
  const question = useSyncExternalStore(listen, find, () => null)
  if (!question || places.length === 0) return null
  return createPortal(
    <div className="diwan-links-warning">
      <p className="diwan-fault">{text}</p>
      <ul>
        {places.map(({ href, title }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>,
    question,
  )
}
