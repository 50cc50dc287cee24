'use client'

import { useModal } from '@payloadcms/ui'
import { useCallback, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { usePanelWords } from '@/admin/usePanelWords'

interface Props {
  /** The document that is about to go. */
  id: string
  places: { title: string; href: string }[]
}

function listen(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** In Payload's questions before deleting and unpublishing: which places would point at nothing. */
export function LinksWarning({ id, places }: Props) {
  const { isModalOpen } = useModal()
  const { links } = usePanelWords()
  const open = [`delete-${id}`, `confirm-un-publish-${id}`].find((modal) => isModalOpen(modal))
  const find = useCallback(
    () => (open ? document.getElementById(open)?.querySelector('.confirmation-modal__content') : null) ?? null,
    [open],
  )
  const question = useSyncExternalStore(listen, find, () => null)
  if (!question || places.length === 0) return null
  return createPortal(
    <div className="diwan-links-warning">
      <p className="diwan-fault">{links.some(places.length)}</p>
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
