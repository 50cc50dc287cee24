'use client'

import type { Control, PublisherStatus } from '@diwan/shared/contracts/publishing'
import { toast } from '@payloadcms/ui'
import { useRef } from 'react'
import { isolated } from '@/admin/components/isolated'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { Problem } from '@/admin/components/Problem'
import { useQuestion } from '@/admin/components/useQuestion'
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
  const { isSure, question } = useQuestion()
  const now = useRef<HTMLElement>(null)

  const ask = async (control: Control) => {
    const { body, confirmLabel, heading } = questionOf(control, words)
    if (!(await isSure(heading, confirmLabel, body))) return
    if (await send(control).catch(() => false)) {
      toast.success(words.actions.taken)
      // The button that was pressed goes with what it offered.
      now.current?.focus()
    }
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
  // One that starts, waits for another or repairs itself takes nothing from visitors: the release it last told of is still there.
  const told = publishing.releases.find(({ state }) => state === 'live')?.release
  // Visitors see what the copy holds; between two releases nobody can say.
  const seen = publisher?.target ? publisher.target.release : (publisher?.live?.id ?? told)
  const since = publishing.releases.find(({ release }) => release === seen)?.liveAt
  const standing = publisher?.live === null ? publisher.state : null
  const gettingReady = standing === 'starting' || standing === 'standby' ? words.gettingReady[standing] : null
  return (
    <>
      <section ref={now} className="diwan-releasing__now" role="status" tabIndex={-1}>
        {lost}
        {publisher === null && <p className="diwan-notice diwan-notice--warning">{words.unreachable}</p>}
        {publisher?.pinned && (
          <div className="diwan-notice diwan-notice--warning">
            <strong>{words.pinned.title(isolated(publisher.pinned))}</strong>
            <p>{words.pinned.text}</p>
          </div>
        )}
        {gettingReady && <p className="diwan-notice diwan-notice--warning">{gettingReady}</p>}
        {publisher?.error && (
          <div className="diwan-notice diwan-notice--error">
            <strong>{(publisher.live ? words.failed : words.stuck).title}</strong>
            <p>{(publisher.live ? words.failed : words.stuck).text}</p>
            <Problem written={publisher.error.message} language={language} />
          </div>
        )}
        {publisher?.isBuilding && <p className="diwan-notice diwan-notice--warning">{words.building}</p>}
        {publisher?.target && <TargetState target={publisher.target} language={language} words={words} />}
        {seen && (
          <p className="diwan-releasing__live">
            <strong>{words.live(isolated(seen))}</strong>
            {since && <span>{words.since(momentOf(since, language, timeZone))}</span>}
          </p>
        )}
        {publisher?.live === null && !told && !gettingReady && <p>{words.none}</p>}
        {waiting > 0 && <p>{words.waiting(waiting)}</p>}
        {waiting === 0 && lostAt === null && isUpToDate(publisher) && <p>{words.upToDate}</p>}
      </section>
      {publisher?.state === 'releasing' && publisher.step !== null && (
        <Progress step={publisher.step} since={publisher.busySince} words={words} />
      )}
      {held.length > 0 && <HeldDocuments held={held} language={language} words={words} />}
      {/* A pin outlives a lost mirror, which has no release yet: it must still be possible to take it off. */}
      {canSteer && publisher && (publisher.live || publisher.pinned) && (
        <p className="diwan-releasing__actions">
          {publisher.pinned && (
            <button type="button" className="diwan-button" onClick={() => void ask({ type: 'release.unpin' })}>
              {words.actions.unpin}
            </button>
          )}
          <button
            type="button"
            className="diwan-button"
            disabled={publisher.pinned !== null}
            aria-describedby={publisher.pinned === null ? undefined : NO_REBUILD}
            onClick={() => void ask({ type: 'release.rebuild' })}
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
        {...(canSteer && publisher?.releases.length ? { onAsk: (wish: Control) => void ask(wish) } : {})}
      />
      {question}
    </>
  )
}
