'use client'
import { DAY } from '@diwan/shared/lib/time'
import { RETENTION } from '@diwan/shared/spec/retention'
import { useState } from 'react'
import { EraseDialog } from './EraseDialog'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

/** Until when the person's data is kept, and what they may ask for: all of it, or its end. */
export function PanelPrivacy({ panel: { applicant }, send }: SectionProps) {
  const { dateOf, words } = useHiringWords()
  const { panel: text } = words
  const [isErasing, setErasing] = useState(false)
  if (applicant.isAnonymous) return null
  const { daysLeft, id, isKeptOpen, retainUntil } = applicant
  const erase = () => {
    setErasing(false)
    void send(`/api/applicants/${id}/erase`, { sure: true })
  }
  return (
    <section aria-labelledby="panel-data">
      <h3 id="panel-data">{text.data}</h3>
      {isKeptOpen ? (
        <p className="hiring-card__quiet">{text.keptOpen(RETENTION / DAY)}</p>
      ) : (
        retainUntil &&
        daysLeft !== null && <p className="hiring-card__quiet">{text.retention(dateOf(retainUntil), daysLeft)}</p>
      )}
      <p className="hiring-actions">
        <a className="hiring-button" href={`/api/applicants/${id}/export`} download>
          {text.export}
        </a>
        <button type="button" className="hiring-button is-danger" onClick={() => setErasing(true)}>
          {text.erase}
        </button>
      </p>
      {isErasing && <EraseDialog name={applicant.name} onCancel={() => setErasing(false)} onErase={erase} />}
    </section>
  )
}
