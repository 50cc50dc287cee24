'use client'

import { deskMessages } from '@diwan/shared/messages/desk'
import { MAX_SENT_AGAIN } from '@diwan/shared/spec/mail'
import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { useQuestion } from './useQuestion'

const GIVEN_UP = '/api/mails?where[status][equals]=failed&limit=1&depth=0&select[status]=true'

/** Has mails sent again, all that were given up without ids, and tells how that went. */
function useSendAgain() {
  const { i18n } = useTranslation()
  const words = deskMessages[i18n.language === 'ar' ? 'ar' : 'en'].again
  const [isBusy, setBusy] = useState(false)
  const [count, setCount] = useState(0)
  const [fault, setFault] = useState('')

  const sendAgain = async (ids?: string[]) => {
    setBusy(true)
    setFault('')
    await callApi<{ count: number }>('/api/mails/send-again', 'POST', ids ? { ids } : {}).then(
      (sent) => setCount(sent.count),
      (error: Error) => setFault(error.message),
    )
    setBusy(false)
  }
  const outcome = (
    <>
      {count > 0 && <p role="status">{words.sent(count)}</p>}
      {fault && (
        <p className="diwan-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
  return { isBusy, isDone: count > 0, outcome, sendAgain, words }
}

/** Beside a mail that was given up. */
export function SendAgain() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { isBusy, isDone, outcome, sendAgain, words } = useSendAgain()
  if (!id || savedDocumentData?.status !== 'failed') return null
  return (
    <section className="diwan-panel" aria-busy={isBusy}>
      {outcome}
      {!isDone && (
        <>
          <p className="diwan-hint">{words.hint}</p>
          <Button buttonStyle="secondary" disabled={isBusy} onClick={() => void sendAgain([String(id)])}>
            {words.send}
          </Button>
        </>
      )}
    </section>
  )
}

/** Above the list of mails, while there are some that were given up: after an outage there may be hundreds. */
export function SendAllAgain() {
  const [givenUp, setGivenUp] = useState(0)
  const { isBusy, isDone, outcome, sendAgain, words } = useSendAgain()
  const { isSure, question } = useQuestion()
  useEffect(() => {
    callApi<{ totalDocs: number }>(GIVEN_UP).then(
      ({ totalDocs }) => setGivenUp(totalDocs),
      () => undefined,
    )
  }, [])
  const ask = async () => {
    if (await isSure(words.sureAll(Math.min(givenUp, MAX_SENT_AGAIN)), words.sendAll)) await sendAgain()
  }
  if (givenUp === 0) return null
  return (
    <section className="diwan-panel" aria-busy={isBusy}>
      {outcome}
      {!isDone && (
        <>
          <p className="diwan-hint">{words.givenUp(givenUp)}</p>
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void ask()}>
            {words.sendAll}
          </Button>
        </>
      )}
      {question}
    </section>
  )
}
