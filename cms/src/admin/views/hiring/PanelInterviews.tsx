'use client'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** Interviews of the application, with what the candidate said. */
export function PanelInterviews({ panel, send }: SectionProps) {
  const { timeOf, words } = useHiringWords()
  const { panel: text } = words
  const { interviews } = panel
  if (interviews.length === 0) return null
  return (
    <>
      <h4>{text.interviews}</h4>
      <ul className="hiring-plain">
        {interviews.map(({ candidateMessage, confirmedAt, id, place, proposedTimes, state }) => (
          <li key={id}>
            <strong>
              {state === 'confirmed' && confirmedAt ? text.confirmed(timeOf(confirmedAt)) : stateOf(state)}
            </strong>
            {place && <> · {place}</>}
            {state === 'proposed' && <> · {(proposedTimes ?? []).map(({ at }) => timeOf(at)).join(' / ')}</>}
            {candidateMessage && <p className="hiring-letter">{candidateMessage}</p>}
            {state !== 'cancelled' && (
              <button
                type="button"
                className="hiring-button"
                onClick={() => void send(`/api/interviews/${id}/cancel`, {})}
              >
                {text.cancelInterview}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )

  function stateOf(state: (typeof interviews)[number]['state']): string {
    if (state === 'declined') return text.declined
    return state === 'cancelled' ? text.cancelled : text.proposed
  }
}
