'use client'
import type { PanelData, SectionProps } from './panelData'
import { useHiringWords } from './useHiringWords'

const scores = [1, 2, 3, 4, 5]

/** The own score for each criterion, and what colleagues gave. */
export function PanelRatings({ panel, send }: SectionProps) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const criteria = [...new Set([...panel.criteria, ...panel.ratings.map(({ criterion }) => criterion)])]
  return (
    <section aria-labelledby="panel-rating">
      <h3 id="panel-rating">
        {text.rate}
        {panel.rating !== null && <span className="hiring-score">★ {panel.rating}</span>}
      </h3>
      {panel.hiddenScores > 0 && <p className="hiring-card__quiet">{text.hiddenScores(panel.hiddenScores)}</p>}
      {criteria.length === 0 && <p className="hiring-card__quiet">{text.noCriteria}</p>}
      {criteria.map((criterion) => (
        <Criterion
          key={criterion}
          criterion={criterion}
          ratings={panel.ratings.filter((rating) => rating.criterion === criterion)}
          onRate={(score) => void send(`/api/applications/${panel.id}/rate`, { criterion, score })}
        />
      ))}
    </section>
  )
}

interface Props {
  criterion: string
  ratings: PanelData['ratings']
  onRate: (score: number | null) => void
}

function Criterion({ criterion, onRate, ratings }: Props) {
  const { words } = useHiringWords()
  const { panel: text } = words
  const mine = ratings.find(({ isMine }) => isMine)
  const others = ratings.filter(({ isMine }) => !isMine)
  const average = others.reduce((sum, { score }) => sum + score, 0) / others.length
  return (
    <fieldset className="hiring-rating">
      <legend dir="auto">{criterion}</legend>
      <div className="hiring-scores">
        {scores.map((score) => (
          <label key={score} title={text.score(criterion, score)} data-in={score <= (mine?.score ?? 0) || undefined}>
            <input
              type="radio"
              name={`rate-${criterion}`}
              aria-label={text.score(criterion, score)}
              checked={mine?.score === score}
              onChange={() => onRate(score)}
            />
            <span aria-hidden="true">{score}</span>
          </label>
        ))}
        {mine && (
          <button type="button" aria-label={text.takeBack(criterion)} onClick={() => onRate(null)}>
            ×
          </button>
        )}
      </div>
      {others.length > 0 && (
        <p className="hiring-card__quiet" title={others.map(({ by, score }) => `${by ?? '–'}: ${score}`).join('\n')}>
          {text.byColleagues(String(Math.round(average * 10) / 10), others.length)}
        </p>
      )}
    </fieldset>
  )
}
