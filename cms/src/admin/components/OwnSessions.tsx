'use client'

import { accountMessages } from '@diwan/shared/messages/account'
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { momentOf } from '@/admin/momentOf'
import { callAccount } from './account/callAccount'
import { Entry } from './account/Entry'
import { useSteps } from './account/useSteps'
import { useCompanyZone } from './companyTime/CompanyZone'

interface Session {
  id: string
  openedAt: string
  usedAt: string | null
  isCurrent: boolean
}
interface Sessions {
  sessions: Session[]
}
/** What is to be ended: one session, or all but this one. */
type Wish = { id?: string }

/** Where one is signed in, in the form of one's own account: ends a session that was left open somewhere else. */
export function OwnSessions() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  return user && id && String(user.id) === String(id) ? <Sessions /> : null
}

function Sessions() {
  const { i18n } = useTranslation()
  const timeZone = useCompanyZone()
  const { factor, sessions: words } = accountMessages[i18n.language === 'ar' ? 'ar' : 'en']
  const [sessions, setSessions] = useState<Session[]>()
  const [wish, setWish] = useState<Wish>()
  const [password, setPassword] = useState('')
  const [note, setNote] = useState('')
  const { fault, isBusy, run } = useSteps(factor.failed)

  useEffect(() => {
    // Without an answer the panel stays away: there is nothing to end.
    callAccount<Sessions>('sessions').then(
      (answer) => setSessions(answer.sessions),
      () => {},
    )
  }, [])

  const ask = (next: Wish | undefined) => {
    setWish(next)
    setPassword('')
    setNote('')
  }
  const end = () =>
    run(async () => {
      const answer = await callAccount<Sessions>('sessions/end', { password, ...wish })
      setSessions(answer.sessions)
      ask(undefined)
      setNote(words.ended)
    })

  if (!sessions) return null
  const at = (time: string) => momentOf(time, i18n.language, timeZone)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <section className="diwan-account" aria-label={words.title}>
      <h3>{words.title}</h3>
      <ul className="diwan-account__sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <b>{session.isCurrent ? words.here : words.elsewhere}</b>{' '}
              {[words.opened(at(session.openedAt)), session.usedAt && words.used(at(session.usedAt))]
                .filter(Boolean)
                .join(i18n.language === 'ar' ? '، ' : ', ')}
            </span>
            {!session.isCurrent && !wish && (
              <Button
                buttonStyle="secondary"
                size="small"
                aria-label={words.endOne(at(session.openedAt))}
                onClick={() => ask({ id: session.id })}
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p>{words.onlyHere}</p>}
      {others.length > 1 && !wish && (
        <Button buttonStyle="secondary" onClick={() => ask({})}>
          {words.endOthers}
        </Button>
      )}
      {wish && (
        <>
          <Entry kind="password" label={factor.password} value={password} onChange={setPassword} />
          <Button onClick={end} disabled={isBusy}>
            {wish.id ? words.end : words.endOthers}
          </Button>
          <Button buttonStyle="secondary" onClick={() => ask(undefined)} disabled={isBusy}>
            {factor.cancel}
          </Button>
        </>
      )}
      <p role="status">{note}</p>
      <p role="alert">{fault}</p>
    </section>
  )
}
