'use client'
import { useQuestion } from '@/admin/components/useQuestion'
import { openPanel } from './address'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

// More would hide what the panel is opened for.
const SHOWN_DUPLICATES = 3

/** Other applications of the person, and people who may be the same. */
export function PanelPeople({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const { applicant, duplicates, otherApplications } = panel
  const { isSure, question } = useQuestion()
  const merge = async (other: string, name: string) => {
    if (await isSure(text.mergeSure(name), text.merge)) void send(`/api/applicants/${applicant.id}/merge`, { other })
  }
  const duplicate = ({ city, email, id, name, phone }: (typeof duplicates)[number]) => (
    <li key={id}>
      <bdi>{name}</bdi> · <bdi>{email}</bdi>
      {phone && (
        <>
          {' '}
          · <bdi>{phone}</bdi>
        </>
      )}
      {city && <> · {city}</>}
      <p className="hiring-actions">
        <button type="button" className="hiring-button" onClick={() => void merge(id, name)}>
          {text.merge}
        </button>
        <button
          type="button"
          className="hiring-button"
          onClick={() => void send(`/api/applicants/${applicant.id}/separate`, { other: id })}
        >
          {text.separate}
        </button>
      </p>
    </li>
  )
  return (
    <>
      {otherApplications.length > 0 && (
        <section aria-labelledby="panel-others">
          <h3 id="panel-others">{text.others}</h3>
          <ul className="hiring-plain">
            {otherApplications.map(({ id, reference, stage, vacancy }) => (
              <li key={id}>
                <button type="button" className="hiring-link" onClick={() => openPanel(id)}>
                  <bdi>{vacancy?.title ?? words.board.speculative}</bdi> · {words.stages[stage]} ·{' '}
                  <bdi className="hiring-reference">{reference}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {duplicates.length > 0 && (
        <section aria-labelledby="panel-duplicates" className="hiring-warning">
          <h3 id="panel-duplicates">{text.duplicates}</h3>
          <ul className="hiring-plain">{duplicates.slice(0, SHOWN_DUPLICATES).map(duplicate)}</ul>
          {duplicates.length > SHOWN_DUPLICATES && (
            <details>
              <summary>{text.moreDuplicates(duplicates.length - SHOWN_DUPLICATES)}</summary>
              <ul className="hiring-plain">{duplicates.slice(SHOWN_DUPLICATES).map(duplicate)}</ul>
            </details>
          )}
        </section>
      )}
      {question}
    </>
  )
}
