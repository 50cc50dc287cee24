'use client'

import { useEffect, useRef } from 'react'
import { usePanelWords } from '@/admin/usePanelWords'

/** The keyboard shortcuts, on one sheet. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { help } = usePanelWords()
  useEffect(() => dialog.current?.showModal(), [])
  const keys: [string, string][] = [
    ['Ctrl/⌘ K', help.search],
    ['Ctrl/⌘ S', help.save],
    ['G D', help.dashboard],
    ['G T', help.translations],
    ['?', help.help],
  ]
  return (
    <dialog ref={dialog} className="diwan-palette" aria-label={help.title} onClose={onClose}>
      <h2>{help.title}</h2>
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
      <form method="dialog" className="diwan-panel">
        <button>{help.close}</button>
      </form>
    </dialog>
  )
}
