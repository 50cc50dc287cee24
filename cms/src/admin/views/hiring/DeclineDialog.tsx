'use client'
import { useEffect, useRef, useState } from 'react'
import { useHiringWords } from './useHiringWords'

interface Reason {
  id: string
  title: string
}

interface Props {
  count: number
  onDecline: (reason: string, isSilent: boolean) => void
  onCancel: () => void
}

/** Asks why before applications are declined. */
export function DeclineDialog({ count, onCancel, onDecline }: Props) {
  const { language, words } = useHiringWords()
  const { decline } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const [reasons, setReasons] = useState<Reason[] | null>(null)
  const [reason, setReason] = useState('')
  const [isSilent, setSilent] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    const path = `/api/rejection-reasons?limit=100&depth=0&sort=title&locale=${language}`
    void fetch(path, { credentials: 'same-origin' })
      .then((response) => response.json() as Promise<{ docs?: Reason[] }>)
      .then(({ docs }) => setReasons(docs ?? []))
      .catch(() => setReasons([]))
  }, [language])

  // Closed rather than taken away: the focus goes back to what was pressed.
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} className="diwan-dialog" aria-labelledby="decline-title" onClose={onCancel}>
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (!reason) return
          close()
          onDecline(reason, isSilent)
        }}
      >
        <h2 id="decline-title">{decline.title(count)}</h2>
        {reasons?.length === 0 ? (
          <p>
            {decline.none} <a href="/admin/auth/rejection-reasons/add">{decline.add}</a>
          </p>
        ) : (
          <label>
            {decline.reason}
            <select value={reason} required onChange={(event) => setReason(event.target.value)}>
              <option value="">{decline.choose}</option>
              {(reasons ?? []).map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="hiring-check">
          <input type="checkbox" checked={isSilent} onChange={() => setSilent(!isSilent)} /> {decline.silent}
        </label>
        <p>{decline.text}</p>
        <p className="hiring-actions">
          <button type="submit" className="hiring-button is-primary" disabled={!reason}>
            {decline.confirm}
          </button>
          <button type="button" className="hiring-button" onClick={close}>
            {decline.cancel}
          </button>
        </p>
      </form>
    </dialog>
  )
}
