'use client'

import { reviewMessages } from '@diwan/shared/messages/review'
import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { momentOf } from '@/admin/momentOf'

interface Props {
  collection: string
  id: string
  language: string
}

// The newest ones: what was said long ago is in the list of comments.
const MOST = 50

interface Comment {
  id: string
  text: string
  createdAt: string
  resolvedAt?: string | null
  by?: { id: string; name?: string } | string | null
}

/** What colleagues say about a document: read, add, mark as done. */
export function Comments({ collection, id, language }: Props) {
  const timeZone = useCompanyZone()
  const { user } = useAuth()
  const [comments, setComments] = useState<Comment[] | null>(null)
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const words = reviewMessages[language === 'ar' ? 'ar' : 'en'].comments

  const look = useCallback(() => {
    const query = new URLSearchParams({
      'where[and][0][collection][equals]': collection,
      'where[and][1][documentId][equals]': id,
      sort: '-createdAt',
      limit: `${MOST}`,
      depth: '1',
    })
    return callApi<{ docs: Comment[] }>(`/api/comments?${query}`).then(
      ({ docs }) => setComments(docs.reverse()),
      () => undefined,
    )
  }, [collection, id])
  useEffect(() => void look(), [look])

  const change = async (work: () => Promise<unknown>) => {
    setFault('')
    setBusy(true)
    await work().catch((error: Error) => setFault(error.message))
    await look()
    setBusy(false)
  }
  const send = () =>
    change(() => callApi('/api/comments', 'POST', { collection, documentId: id, text }).then(() => setText('')))
  const resolve = (comment: Comment) =>
    change(() => callApi(`/api/comments/${comment.id}`, 'PATCH', { resolvedAt: new Date().toISOString() }))
  // Anybody else is refused.
  const mayResolve = ({ by }: Comment) =>
    user?.role === 'admin' || (typeof by === 'object' && by !== null && by.id === user?.id)
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
            {comment.resolvedAt && <small>✓ {words.resolved}</small>}
            {!comment.resolvedAt && mayResolve(comment) && (
              <button type="button" disabled={isBusy} onClick={() => void resolve(comment)}>
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
      <button type="button" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
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
