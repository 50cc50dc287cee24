'use client'
import { useEffect, useRef, useState } from 'react'
import { useHiringWords } from './useHiringWords'
import { useLetters } from './useLetters'

interface Letter {
  id: string
  title?: string | null
  subject?: string | null
  body?: string | null
}

interface Reason {
  id: string
  title: string
  template?: Letter | string | null
}

interface Desk {
  stageActions?: { stage: string; template?: Letter | string | null }[] | null
}

const lettersIn = (templates: readonly (Letter | string | null | undefined)[]): Letter[] =>
  templates.flatMap((template) => (template && typeof template === 'object' ? [template] : []))

async function read<T>(path: string): Promise<T | null> {
  const response = await fetch(path, { credentials: 'same-origin' }).catch(() => null)
  return response?.ok ? ((await response.json()) as T) : null
}

interface Props {
  /** The applications that are declined. */
  applications: readonly string[]
  onDecline: (reason: string, isSilent: boolean) => void
  onCancel: () => void
}

/** Asks why before applications are declined. */
export function DeclineDialog({ applications, onCancel, onDecline }: Props) {
  const { language, words } = useHiringWords()
  const { decline } = words
  const dialog = useRef<HTMLDialogElement>(null)
  const [reasons, setReasons] = useState<Reason[] | null>(null)
  const [ofStage, setOfStage] = useState<Letter[] | null>(null)
  const [reason, setReason] = useState('')
  const [isSilent, setSilent] = useState(false)
  // One candidate reads the letter in their own language, with their own name; to several it goes in many words.
  const [only = '', ...more] = applications
  const { templates: filledIn } = useLetters(only, more.length === 0 && only !== '')

  useEffect(() => {
    dialog.current?.showModal()
    const query = `depth=1&locale=${language}`
    void read<{ docs?: Reason[] }>(`/api/rejection-reasons?limit=100&sort=title&${query}`).then((found) =>
      setReasons(found?.docs ?? []),
    )
    void read<Desk>(`/api/globals/hiring-desk?${query}`).then((desk) => {
      const actions = (desk?.stageActions ?? []).filter(({ stage }) => stage === 'rejected')
      setOfStage(desk && lettersIn(actions.map(({ template }) => template)))
    })
  }, [language])

  const chosen = reasons?.find(({ id }) => id === reason)
  const own = lettersIn([chosen?.template])
  // The reason's own letter goes in place of those of the stage.
  const letters = (own.length > 0 ? own : ofStage)?.map((letter) => {
    const filled = filledIn.find(({ id }) => id === letter.id)
    return filled ? { ...letter, subject: filled.subject, body: filled.text } : letter
  })
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
        <h2 id="decline-title">{decline.title(applications.length)}</h2>
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
        {chosen && !isSilent && letters?.length === 0 ? <p role="status">{decline.noLetter}</p> : <p>{decline.text}</p>}
        {chosen &&
          !isSilent &&
          letters?.map(({ body, id, subject, title }) => (
            <details key={id}>
              <summary>{decline.letter(subject || title || '')}</summary>
              <p className="hiring-letter" dir="auto">
                {body}
              </p>
            </details>
          ))}
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
