'use client'

import { reviewMessages } from '@diwan/shared/messages/review'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'

interface Props {
  collection: string
  id: string
  locale: string
  language: string
}

interface State {
  isDemanded: boolean
  isAuthor: boolean
  review: {
    state: 'asked' | 'approved' | 'returned'
    note: string | null
    askedBy: string | null
    decidedBy: string | null
  } | null
}

/** Beside a form: ask for a review, approve or return, and what came of it. Shown to those who may write the document. */
export function ReviewPanel({ collection, id, locale, language }: Props) {
  const [state, setState] = useState<State | null>(null)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  const words = reviewMessages[language === 'ar' ? 'ar' : 'en'].panel

  const look = useCallback(() => {
    const query = new URLSearchParams({ collection, id })
    return callApi<State>(`/api/admin/reviews?${query}`).then(setState, () => undefined)
  }, [collection, id])
  useEffect(() => void look(), [look])

  const act = async (action: 'ask' | 'approve' | 'return') => {
    setFault('')
    const body = { collection, documentId: id, locale, action, ...(note ? { note } : {}) }
    await callApi('/api/admin/reviews', 'POST', body).then(
      () => setNote(''),
      (error: Error) => setFault(error.message),
    )
    await look()
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
            <button type="button" onClick={() => void act('approve')}>
              {words.approve}
            </button>
            <button type="button" onClick={() => void act('return')}>
              {words.return}
            </button>
          </>
        )}
        {review?.state !== 'asked' && (
          <button type="button" onClick={() => void act('ask')}>
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
