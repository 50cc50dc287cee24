'use client'

import { reviewMessages } from '@diwan/shared/messages/review'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'

interface Props {
  collection: string
  id: string
  locale: string
  language: string
  /** Asked again after each save: a change voids an approval, and makes who saved its author. */
  savedAt: string
}

interface State {
  isDemanded: boolean
  isAuthor: boolean
  savedAt: string | null
  review: {
    state: 'asked' | 'approved' | 'returned'
    note: string | null
    askedBy: string | null
    decidedBy: string | null
  } | null
}

/** Beside a form: ask for a review, approve or return, and what came of it. Shown to those who may write the document. */
export function ReviewPanel({ collection, id, locale, language, savedAt }: Props) {
  const [state, setState] = useState<State | null>(null)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  // What is approved is what the form showed when it was opened or saved, whatever colleagues save meanwhile.
  const [seen, setSeen] = useState<string | null>(null)
  const words = reviewMessages[language === 'ar' ? 'ar' : 'en'].panel

  const look = useCallback(() => {
    const query = new URLSearchParams({ collection, id })
    return callApi<State>(`/api/admin/reviews?${query}`)
  }, [collection, id])
  useEffect(() => {
    let isGone = false
    look().then(
      (answer) => {
        if (isGone) return
        setState(answer)
        setSeen(answer.savedAt)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [look, savedAt])

  const act = async (action: 'ask' | 'approve' | 'return') => {
    setFault('')
    setBusy(true)
    const body = { collection, documentId: id, locale, action, ...(note ? { note } : {}), ...(seen ? { seen } : {}) }
    await callApi('/api/admin/reviews', 'POST', body).then(
      () => setNote(''),
      (error: Error) => setFault(error.message),
    )
    await look().then(setState, () => undefined)
    setBusy(false)
  }
  if (state === null) return null
  const { isAuthor, isDemanded, review } = state
  return (
    <section className="diwan-panel" aria-label={words.title}>
      <h3>{words.title}</h3>
      {isDemanded && <p className="diwan-hint">{words.demanded}</p>}
      <p role="status">
        {review?.state === 'asked' && words.asked(review.askedBy ?? '–')}
        {review?.state === 'approved' && words.approved(review.decidedBy ?? '–')}
        {review?.state === 'returned' && words.returned(review.decidedBy ?? '–')}
        {review?.note && <span> “{review.note}”</span>}
      </p>
      <label>
        {words.note}
        <textarea rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <p className="diwan-buttons">
        {review?.state === 'asked' && !isAuthor && (
          <>
            <button type="button" disabled={isBusy} onClick={() => void act('approve')}>
              {words.approve}
            </button>
            <button type="button" disabled={isBusy} onClick={() => void act('return')}>
              {words.return}
            </button>
          </>
        )}
        {review?.state !== 'asked' && (
          <button type="button" disabled={isBusy} onClick={() => void act('ask')}>
            {words.ask}
          </button>
        )}
      </p>
      {fault && (
        <p className="diwan-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
