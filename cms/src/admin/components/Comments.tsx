'use client'

import { reviewMessages } from '@diwan/shared/messages/review'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { momentOf } from '@/admin/momentOf'

interface Props {
  collection: string
  id: string
  language: string
}

interface Comment {
  id: string
  text: string
  createdAt: string
  resolvedAt?: string | null
  by?: { name?: string } | string | null
}

/** What colleagues say about a document: read, add, mark as done. */
export function Comments({ collection, id, language }: Props) {
  const timeZone = useCompanyZone()
  const [comments, setComments] = useState<Comment[] | null>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const words = reviewMessages[language === 'ar' ? 'ar' : 'en'].comments

  const look = useCallback(() => {
    const query = new URLSearchParams({
      'where[and][0][collection][equals]': collection,
      'where[and][1][documentId][equals]': id,
      sort: 'createdAt',
      limit: '50',
      depth: '1',
    })
    return callApi<{ docs: Comment[] }>(`/api/comments?${query}`).then(
      ({ docs }) => setComments(docs),
      () => undefined,
    )
  }, [collection, id])
  useEffect(() => void look(), [look])

  const change = async (work: Promise<unknown>) => {
    setFault('')
    await work.then(
      () => setText(''),
      (error: Error) => setFault(error.message),
    )
    await look()
  }
  if (comments === null) return null
  return (
    <section className="diwan-panel" aria-label={words.title}>
      <h3>{words.title}</h3>
      {comments.length === 0 && <p className="diwan-hint">{words.none}</p>}
      <ul>
        {comments.map((comment) => (
          <li key={comment.id}>
            <small className="diwan-hint">
              {words.by(
                (typeof comment.by === 'object' && comment.by?.name) || '–',
                momentOf(comment.createdAt, language, timeZone),
              )}
            </small>
            <p dir="auto">{comment.text}</p>
            {comment.resolvedAt ? (
              <small>✓ {words.resolved}</small>
            ) : (
              <button
                type="button"
                onClick={() =>
                  void change(callApi(`/api/comments/${comment.id}`, 'PATCH', { resolvedAt: new Date().toISOString() }))
                }
              >
                {words.resolve}
              </button>
            )}
          </li>
        ))}
      </ul>
      <label>
        {words.add}
        <textarea rows={2} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button
        type="button"
        disabled={text.trim() === ''}
        onClick={() => void change(callApi('/api/comments', 'POST', { collection, documentId: id, text }))}
      >
        {words.send}
      </button>
      {fault && (
        <p className="diwan-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
