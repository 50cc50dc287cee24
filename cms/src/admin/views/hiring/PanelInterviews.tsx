'use client'
import { useState } from 'react'
import { useQuestion } from '@/admin/components/useQuestion'
import { InviteForm } from './InviteForm'
import { ListOfClashes } from './ListOfClashes'
import type { PanelData, SectionProps } from './panelData'
import { finalStages } from '@/recruitment/stages/stages'
import { useHiringWords } from './useHiringWords'

type Interview = PanelData['interviews'][number]

/** Interviews of the application, with what the candidate said. */
export function PanelInterviews({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  if (panel.interviews.length === 0) return null
  return (
    <section aria-labelledby="panel-interviews">
      <h3 id="panel-interviews">{words.panel.interviews}</h3>
      <ul className="hiring-plain hiring-interviews">
        {panel.interviews.map((interview) => (
          <li key={interview.id}>
            <OneInterview interview={interview} panel={panel} send={send} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneInterview({ interview, panel, send }: SectionProps & { interview: Interview }) {
  const { listOf, timeOf, words } = useHiringWords()
  const { panel: text } = words
  const [isOffering, setOffering] = useState(false)
  const { candidateMessage, clashes, confirmedAt, id, interviewers, isHeld, isPast, place, state, times } = interview
  const isDecided = finalStages.includes(panel.stage)
  const stateIs = {
    proposed: isPast ? text.timesOver : isDecided ? text.timesClosed : text.proposed,
    confirmed: confirmedAt ? text.confirmed(timeOf(confirmedAt)) : text.proposed,
    missed: confirmedAt ? text.missed(timeOf(confirmedAt)) : text.proposed,
    declined: text.declined,
    cancelled: text.cancelled,
  }
  const canChange = state !== 'cancelled' && !panel.applicant.isAnonymous
  const canInvite = canChange && !isDecided && !(isHeld && state === 'confirmed')
  // Whoever opens the link to offered times reads by then that they are over.
  const canCancel = !isHeld && !(isDecided && state === 'proposed')
  const { isSure, question } = useQuestion()
  const cancel = async () => {
    // Mails to everybody who was to be there go at once.
    if (await isSure(text.cancelSure, text.cancelInterview)) void send(`/api/interviews/${id}/cancel`, {})
  }
  const noteAbsence = () => send(`/api/interviews/${id}/absence`, { isAbsent: state !== 'missed' })
  return (
    <>
      <strong>{stateIs[state]}</strong>
      {state === 'cancelled' && confirmedAt && <time dateTime={confirmedAt}>{timeOf(confirmedAt)}</time>}
      {state === 'proposed' && (
        <ul className="hiring-interviews__times" aria-label={text.times}>
          {times.map((at) => (
            <li key={at} className="hiring-tag">
              <time dateTime={at}>{timeOf(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {place && <bdi>{place}</bdi>}
      {interviewers.length > 0 && <bdi>{text.meets(listOf(interviewers.map(({ name }) => name)))}</bdi>}
      <ListOfClashes clashes={clashes} />
      {candidateMessage && (
        <p className="hiring-letter" dir="auto">
          {candidateMessage}
        </p>
      )}
      {canChange && (canInvite || isHeld || canCancel) && (
        <p className="hiring-actions">
          {canInvite && (
            <button
              type="button"
              className="hiring-button"
              aria-expanded={isOffering}
              onClick={() => setOffering(!isOffering)}
            >
              {isOffering ? text.keepTimes : text.otherTimes}
            </button>
          )}
          {isHeld && (
            <button type="button" className="hiring-button" onClick={() => void noteAbsence()}>
              {state === 'missed' ? text.noteCame : text.noteAbsence}
            </button>
          )}
          {canCancel && (
            <button type="button" className="hiring-button" onClick={() => void cancel()}>
              {text.cancelInterview}
            </button>
          )}
        </p>
      )}
      {canInvite && isOffering && (
        <InviteForm panel={panel} send={send} earlier={interview} onSent={() => setOffering(false)} />
      )}
      {question}
    </>
  )
}
