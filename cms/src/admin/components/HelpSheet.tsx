'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { usePanelWords } from '@/admin/usePanelWords'

type Keys = [keys: string, meaning: string][]

/** The keyboard shortcuts, on one sheet: those of every screen, and those of an application for who works with them. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { help } = usePanelWords()
  useEffect(() => dialog.current?.showModal(), [])
  const { permissions } = useAuth()
  const everywhere: Keys = [
    ['Ctrl/⌘ K', help.search],
    ['Ctrl/⌘ S', help.save],
    ['G D', help.dashboard],
    ['G T', help.translations],
    ['G P', help.planned],
    ['?', help.help],
  ]
  const application: Keys = [
    ['J', help.next],
    ['K', help.previous],
    ['N', help.note],
    ['Ctrl/⌘ Enter', help.saveNote],
    ['D', help.decline],
    ['Esc', help.closeApplication],
  ]
  return (
    <dialog ref={dialog} className="diwan-palette" aria-label={help.title} onClose={onClose}>
      <h2>{help.title}</h2>
      <KeyTable keys={everywhere} />
      {permissions?.collections?.applications?.read && (
        <>
          <h3>{help.inApplication}</h3>
          <KeyTable keys={application} />
        </>
      )}
      <form method="dialog" className="diwan-panel">
        <button>{help.close}</button>
      </form>
    </dialog>
  )
}

function KeyTable({ keys }: { keys: Keys }) {
  return (
    <table>
      <tbody>
        {keys.map(([key, meaning]) => (
          <tr key={key}>
            <th scope="row">
              <kbd dir="ltr">{key}</kbd>
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
