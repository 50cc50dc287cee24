'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { openPanel } from './address'
import { StageMenu } from './StageMenu'
import { useHiringWords } from './useHiringWords'

interface Props {
  card: Card
  isSelected: boolean
  onSelect: (id: string) => void
  onMove: (card: Card, stage: Card['stage']) => void
}

/** One application on the board. */
export function BoardCard({ card, isSelected, onMove, onSelect }: Props) {
  const { dateOf, words } = useHiringWords()
  const { board } = words
  return (
    <li
      className="hiring-card"
      data-id={card.id}
      draggable={card.stage !== 'withdrawn'}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <div className="hiring-card__head">
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={board.select(card.name)}
          onChange={() => onSelect(card.id)}
        />
        <button type="button" className="hiring-card__name" data-card onClick={() => openPanel(card.id)}>
          {card.name}
        </button>
      </div>
      <p className="hiring-card__line">{card.vacancy?.title ?? board.speculative}</p>
      <p className="hiring-card__line hiring-card__quiet">
        {card.reference} · {dateOf(card.stageSince)}
      </p>
      <ul className="hiring-card__marks">
        {card.rating !== null && (
          <li aria-label={board.stars(String(card.rating))}>
            <span aria-hidden="true">★ {card.rating}</span>
          </li>
        )}
        {card.knockedOut && <li className="is-warning">{board.knockedOut}</li>}
        {card.hasDuplicates && <li className="is-warning">{board.duplicates}</li>}
        {card.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      {card.stage !== 'withdrawn' && (
        <StageMenu from={card.stage} label={board.moveNamed(card.name)} onChoose={(stage) => onMove(card, stage)} />
      )}
    </li>
  )
}
