'use client'
import { useState } from 'react'
import type { SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

const scores = [1, 2, 3, 4, 5]

/** The own score for each criterion, what colleagues gave, and the tags. */
export function PanelRatings({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const [tags, setTags] = useState(panel.tags.join(', '))
  const criteria = [...new Set([...panel.criteria, ...panel.ratings.map(({ criterion }) => criterion)])]
  const others = panel.ratings.filter(({ isMine }) => !isMine)
  return (
    <section aria-labelledby="panel-rating">
      <h3 id="panel-rating">{text.rate}</h3>
      {criteria.length === 0 && <p className="hiring-card__quiet">{text.noCriteria}</p>}
      {criteria.map((criterion) => {
        const mine = panel.ratings.find((rating) => rating.isMine && rating.criterion === criterion)
        return (
          <fieldset key={criterion} className="hiring-rating">
            <legend>{criterion}</legend>
            {scores.map((score) => (
              <label key={score}>
                <input
                  type="radio"
                  name={`rate-${criterion}`}
                  checked={mine?.score === score}
                  onChange={() => void send(`/api/applications/${panel.id}/rate`, { criterion, score })}
                />{' '}
                {score}
              </label>
            ))}
          </fieldset>
        )
      })}
      {panel.rating !== null && <p>{text.average(String(panel.rating))}</p>}
      {others.length > 0 && (
        <p className="hiring-card__quiet">
          {text.colleagues}:{' '}
          {others.map(({ by, criterion, score }) => `${by ?? '–'}, ${criterion} ${score}`).join(' · ')}
        </p>
      )}
      <form
        className="hiring-row"
        onSubmit={(event) => {
          event.preventDefault()
          const list = tags.split(/[,،]/).map((tag) => tag.trim())
          void send(`/api/applications/${panel.id}/tags`, { tags: list.filter(Boolean) })
        }}
      >
        <label>
          {text.tags}
          <input value={tags} onChange={(event) => setTags(event.target.value)} />
        </label>
        <button type="submit" className="hiring-button">
          {text.saveTags}
        </button>
      </form>
    </section>
  )
}
