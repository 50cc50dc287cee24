'use client'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** Whether the vacancy still has openings, and the question what to do when it has none. */
export function PanelOpenings({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { openings: text } = words
  const { id, openings, stage, vacancy } = panel
  if (!openings || !vacancy) return null
  const { hired, openings: count, suggests } = openings
  if (!suggests && stage !== 'offer' && stage !== 'hired') return null
  return (
    <section aria-label={text.title} className={suggests ? 'hiring-warning' : undefined}>
      <p>{text.taken(hired, count)}</p>
      {suggests && (
        <>
          <p>{suggests === 'filled' ? text.isFull : text.isFree}</p>
          <p className="hiring-actions">
            <button
              type="button"
              className="hiring-button"
              onClick={() => void send(`/api/applications/${id}/vacancy`, { state: suggests })}
            >
              {suggests === 'filled' ? text.fill : text.reopen}
            </button>
            <a className="hiring-button" href={`/admin/auth/vacancies/edit/${vacancy.id}`}>
              {text.look}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
