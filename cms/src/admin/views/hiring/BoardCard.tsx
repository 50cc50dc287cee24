'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { DAY } from '@diwan/shared/lib/time'
import { useState } from 'react'
import { openPanel } from './address'
import { StageMenu } from './StageMenu'
import { useHiringWords } from './useHiringWords'

const TOO_LONG = 14
const over = new Set<Card['stage']>(['hired', 'rejected', 'withdrawn'])

interface Props {
  card: Card
  isSelected: boolean
  onSelect: (ids: string[], isSelected: boolean) => void
  onMove: (card: Card, stage: Card['stage']) => void
}

/** One application on the board. */
export function BoardCard({ card, isSelected, onMove, onSelect }: Props) {
  const { words } = useHiringWords()
  const { board } = words
  const [now] = useState(() => Date.now())
  const days = Math.max(0, Math.floor((now - Date.parse(card.stageSince)) / DAY))
  const isOver = over.has(card.stage)
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
          onChange={({ target }) => onSelect([card.id], target.checked)}
        />
        <button
          type="button"
          className="hiring-card__name"
          data-card
          data-application={card.id}
          onClick={() => openPanel(card.id)}
        >
          <bdi>{card.name}</bdi>
        </button>
      </div>
      <p className="hiring-card__line">
        <bdi>{card.vacancy?.title ?? board.speculative}</bdi>
      </p>
      <p className="hiring-card__line hiring-card__quiet">
        <bdi className="hiring-reference">{card.reference}</bdi>
        <span title={board.inStage(days)} className={days > TOO_LONG && !isOver ? 'is-warning' : undefined}>
          {days === 0 ? board.today : board.days(days)}
        </span>
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
          <li key={tag}>
            <bdi>{tag}</bdi>
          </li>
        ))}
      </ul>
      {card.stage !== 'withdrawn' && (
        <StageMenu from={card.stage} label={board.moveNamed(card.name)} onChoose={(stage) => onMove(card, stage)} />
      )}
    </li>
  )
}
