'use client'

import type { Control, PublisherStatus } from '@diwan/shared/contracts/publishing'
import { ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { isolated } from '@/admin/components/isolated'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { momentOf } from '@/admin/momentOf'
import { HeldDocuments } from './HeldDocuments'
import { Progress } from './Progress'
import { publishingWords, type PublishingWords } from './publishingWords'
import { ReleaseTable } from './ReleaseTable'
import { TargetState } from './TargetState'
import { usePublishing } from './usePublishing'

interface Props {
  canSteer: boolean
  language: string
}

const MODAL = 'diwan-publishing-confirm'
const NO_REBUILD = 'diwan-no-rebuild'

function questionOf(control: Control, { confirm, actions }: PublishingWords) {
  switch (control.type) {
    case 'release.rollback':
      return {
        heading: confirm.rollback.heading(isolated(control.release)),
        body: confirm.rollback.body,
        confirmLabel: actions.rollback,
      }
    case 'release.pin':
      return {
        heading: confirm.pin.heading(isolated(control.release)),
        body: confirm.pin.body,
        confirmLabel: actions.pin,
      }
    case 'release.unpin':
      return { ...confirm.unpin, confirmLabel: actions.unpin }
    default:
      return { ...confirm.rebuild, confirmLabel: actions.rebuild }
  }
}

/** Whether a wish was granted; what was refused is shown by whatever watches the admin's calls. */
async function send(control: Control): Promise<boolean> {
  const answer = await fetch('/api/publishing/control', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(control),
  })
  return answer.ok
}

const isUpToDate = (publisher: PublisherStatus | null) =>
  publisher?.live != null &&
  publisher.error === null &&
  publisher.pinned === null &&
  publisher.held.length === 0 &&
  (publisher.target?.state ?? 'current') === 'current'

/** The state of publishing, kept up to date, with what an editor can do about it. */
export function PublishingPanel({ canSteer, language }: Props) {
  const timeZone = useCompanyZone()
  const words = publishingWords(language)
  const { publishing, lostAt, look } = usePublishing()
  const { openModal } = useModal()
  const [control, setControl] = useState<Control>({ type: 'release.rebuild' })

  const ask = (wish: Control) => {
    setControl(wish)
    openModal(MODAL)
  }
  const confirm = async () => {
    if (await send(control).catch(() => false)) toast.success(words.actions.taken)
    look()
  }

  const lost = lostAt !== null && (
    <div className="diwan-notice diwan-notice--error">
      <strong>{words.lost.title(momentOf(new Date(lostAt), language, timeZone))}</strong>
      <p>{publishing === null ? words.lost.never : words.lost.text}</p>
    </div>
  )
  if (publishing === null) return <div role="status">{lost || <p>{words.loading}</p>}</div>
  const { held, publisher, outbox } = publishing.status
  const waiting = outbox.pending + outbox.sent
  const question = questionOf(control, words)
  // One that starts, waits for another or repairs itself takes nothing from visitors: the release it last told of is still there.
  const told = publishing.releases.find(({ state }) => state === 'live')?.release
  // Visitors see what the copy holds; between two releases nobody can say.
  const seen = publisher?.target ? publisher.target.release : (publisher?.live?.id ?? told)
  const since = publishing.releases.find(({ release }) => release === seen)?.liveAt
  const isGettingReady = publisher?.live === null && (publisher.state === 'starting' || publisher.state === 'standby')
  return (
    <>
      <section className="diwan-releasing__now" role="status">
        {lost}
        {publisher === null && <p className="diwan-notice diwan-notice--warning">{words.unreachable}</p>}
        {publisher?.pinned && (
          <div className="diwan-notice diwan-notice--warning">
            <strong>{words.pinned.title(isolated(publisher.pinned))}</strong>
            <p>{words.pinned.text}</p>
          </div>
        )}
        {isGettingReady && <p className="diwan-notice diwan-notice--warning">{words.gettingReady[publisher.state]}</p>}
        {publisher?.error && (
          <div className="diwan-notice diwan-notice--error">
            <strong>{(publisher.live ? words.failed : words.stuck).title}</strong>
            <p>{(publisher.live ? words.failed : words.stuck).text}</p>
            <pre dir="ltr">{publisher.error.message}</pre>
          </div>
        )}
        {publisher?.isBuilding && <p className="diwan-notice diwan-notice--warning">{words.building}</p>}
        {publisher?.target && <TargetState target={publisher.target} words={words} />}
        {seen && (
          <p className="diwan-releasing__live">
            <strong>{words.live(isolated(seen))}</strong>
            {since && <span>{words.since(momentOf(since, language, timeZone))}</span>}
          </p>
        )}
        {publisher?.live === null && !told && !isGettingReady && <p>{words.none}</p>}
        {waiting > 0 && <p>{words.waiting(waiting)}</p>}
        {waiting === 0 && lostAt === null && isUpToDate(publisher) && <p>{words.upToDate}</p>}
      </section>
      {publisher?.state === 'releasing' && publisher.step !== null && (
        <Progress step={publisher.step} since={publisher.busySince} words={words} />
      )}
      {held.length > 0 && <HeldDocuments held={held} words={words} />}
      {canSteer && publisher?.live && (
        <p className="diwan-releasing__actions">
          {publisher.pinned && (
            <button type="button" className="diwan-button" onClick={() => ask({ type: 'release.unpin' })}>
              {words.actions.unpin}
            </button>
          )}
          <button
            type="button"
            className="diwan-button"
            disabled={publisher.pinned !== null}
            aria-describedby={publisher.pinned === null ? undefined : NO_REBUILD}
            onClick={() => ask({ type: 'release.rebuild' })}
          >
            {words.actions.rebuild}
          </button>
          {publisher.pinned !== null && <small id={NO_REBUILD}>{words.refusals.pinned}</small>}
        </p>
      )}
      <ReleaseTable
        releases={publishing.releases}
        publisher={publisher}
        language={language}
        words={words}
        {...(canSteer ? { onAsk: ask } : {})}
      />
      <ConfirmationModal
        modalSlug={MODAL}
        heading={question.heading}
        body={question.body}
        confirmLabel={question.confirmLabel}
        cancelLabel={words.actions.cancel}
        onConfirm={confirm}
      />
    </>
  )
}
