'use client'
import { useEffect, useRef, useState } from 'react'
import { useHiringWords } from './useHiringWords'

interface Props {
  name: string
  onErase: () => void
  onCancel: () => void
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase()

/** Asks for the name of a person in writing before they are erased. No form: it may stand inside one. */
export function EraseDialog({ name, onCancel, onErase }: Props) {
  const { words } = useHiringWords()
  const { decline, panel } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const [written, setWritten] = useState('')
  const isSure = plain(written) === plain(name)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className="diwan-dialog" aria-labelledby="erase-title" onClose={onCancel}>
      <h2 id="erase-title">{panel.erase}</h2>
      <p>{panel.eraseSure}</p>
      <label>
        {panel.eraseType(name)}
        <input
          dir="auto"
          autoComplete="off"
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Not the form around it.
            event.preventDefault()
            if (isSure) onErase()
          }}
        />
      </label>
      <p className="hiring-actions">
        <button type="button" className="hiring-button is-danger" disabled={!isSure} onClick={onErase}>
          {panel.erase}
        </button>
        <button type="button" className="hiring-button" onClick={() => dialog.current?.close()}>
          {decline.cancel}
        </button>
      </p>
    </dialog>
  )
}
