'use client'

import { bundleMessages } from '@diwan/shared/messages/bundles'
import { SECOND } from '@diwan/shared/lib/time'
import { instantOf } from '@diwan/shared/lib/zonedTime'
import { Button, useDocumentInfo, useFormModified, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'
import { shortTime } from '@/recruitment/longDate'
import { ZoneHint } from './companyTime/ZoneHint'
import { useQuestion } from './useQuestion'

interface Status {
  state: 'collecting' | 'scheduled' | 'published' | 'rolled-back' | 'failed'
  publishAt: string | null
  error: string | null
  changes: number
  live: number
  release: string | null
  /** The company's. */
  timeZone: string
}

/** Beside a bundle's form: look at the future site, publish or plan it, take it back, and how far its release is. */
export function BundleActions() {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const words = bundleMessages[i18n.language === 'ar' ? 'ar' : 'en'].actions
  if (!id) return <p className="diwan-hint">{words.save}</p>
  return <Actions id={String(id)} language={i18n.language} />
}

function Actions({ id, language }: { id: string; language: string }) {
  const [status, setStatus] = useState<Status | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const [at, setAt] = useState('')
  const router = useRouter()
  // What is released is what was saved; and drawn anew, the form would lose the rest.
  const isUnsaved = useFormModified()
  const words = bundleMessages[language === 'ar' ? 'ar' : 'en'].actions

  const look = useCallback(() => callApi<Status>(`/api/bundles/${id}/status`).then(setStatus, () => undefined), [id])
  const isUnderWay = status !== null && status.live < status.changes
  useEffect(() => {
    void look()
    const timer = setInterval(() => void look(), isUnderWay ? SECOND : 10 * SECOND)
    return () => clearInterval(timer)
  }, [look, isUnderWay])

  const act = async (action: string, body?: object) => {
    setBusy(true)
    setNote('')
    await callApi(`/api/bundles/${id}/${action}`, 'POST', body).catch((error: Error) => setNote(error.message))
    setBusy(false)
    await look()
    router.refresh()
  }
  const { isSure, question } = useQuestion()
  const ask = async (text: string, deed: string, action: string) => {
    if (await isSure(text, deed)) void act(action)
  }

  if (status === null) return null
  const isOut = status.state === 'published'
  const isHeld = isBusy || isUnsaved
  const plan = () => act('schedule', { at: instantOf(at, status.timeZone) })
  return (
    <section className="diwan-panel" aria-busy={isBusy}>
      <p role="status">
        {isBusy && words.working}
        {!isBusy && status.state === 'scheduled' && status.publishAt
          ? words.planned(shortTime(status.publishAt, language === 'ar' ? 'ar' : 'en', status.timeZone))
          : null}
        {!isBusy && isUnderWay && words.underWay(status.live, status.changes)}
        {!isBusy && !isUnderWay && status.release && (isOut ? words.live : words.back)(status.release)}
      </p>
      {(note || status.error) && (
        <p className="diwan-fault" role="alert">
          <strong>{words.failed}</strong> {note || status.error}
        </p>
      )}
      {isUnsaved && <p className="diwan-hint">{words.save}</p>}
      <p className="diwan-buttons">
        <a href={`/api/bundles/${id}/preview?locale=${language}`} target="_blank" rel="noopener">
          {words.preview}
        </a>
      </p>
      {isOut ? (
        <Button
          buttonStyle="secondary"
          disabled={isHeld}
          onClick={() => void ask(words.sureBack, words.rollBack, 'rollback')}
        >
          {words.rollBack}
        </Button>
      ) : (
        <>
          <Button disabled={isHeld} onClick={() => void ask(words.sure, words.publish, 'publish')}>
            {words.publish}
          </Button>
          {status.state === 'scheduled' ? (
            <Button buttonStyle="secondary" disabled={isHeld} onClick={() => void act('schedule', { at: null })}>
              {words.unplan}
            </Button>
          ) : (
            // A form within the form of the bundle would be sent by the browser, and plan nothing.
            <div className="diwan-plan">
              <label>
                {words.schedule}
                <input
                  type="datetime-local"
                  dir="ltr"
                  value={at}
                  onChange={(event) => setAt(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    if (at !== '' && !isHeld) void plan()
                  }}
                />
              </label>
              <ZoneHint id={`${id}-zone`} timeZone={status.timeZone} at={instantOf(at, status.timeZone)} />
              <Button buttonStyle="secondary" disabled={isHeld || at === ''} onClick={() => void plan()}>
                {words.plan}
              </Button>
            </div>
          )}
        </>
      )}
      {question}
    </section>
  )
}
