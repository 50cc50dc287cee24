'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useState } from 'react'
import { BoardCard } from './BoardCard'
import type { Column } from './boardState'
import { useHiringWords } from './useHiringWords'

interface Props {
  column: Column
  selected: ReadonlySet<string>
  onSelect: (ids: string[], isSelected: boolean) => void
  onMove: (card: Card, stage: Card['stage']) => void
  onDrop: (id: string, stage: Card['stage']) => void
  onMore: (column: Column) => void
}

/** A stage with its applications. */
export function BoardColumn({ column, onDrop, onMore, onMove, onSelect, selected }: Props) {
  const { words } = useHiringWords()
  const [isOver, setOver] = useState(false)
  const { cards, stage, total } = column
  const chosen = cards.filter(({ id }) => selected.has(id)).length
  const canDrop = stage !== 'withdrawn'
  return (
    <section
      className="hiring-column"
      tabIndex={-1}
      aria-labelledby={`stage-${stage}`}
      data-stage={stage}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!canDrop) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (canDrop) onDrop(event.dataTransfer.getData('text/plain'), stage)
      }}
    >
      <h2 id={`stage-${stage}`} data-stage-mark={stage}>
        <span className="hiring-dot" aria-hidden="true" /> {words.stages[stage]}{' '}
        <span className="hiring-column__count">{total}</span>
      </h2>
      {canDrop && cards.length > 1 && (
        <label className="hiring-column__all">
          <input
            type="checkbox"
            checked={chosen === cards.length}
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < cards.length
            }}
            onChange={({ target }) =>
              onSelect(
                cards.map(({ id }) => id),
                target.checked,
              )
            }
          />
          {words.board.selectAll(cards.length)}
        </label>
      )}
      {cards.length === 0 ? (
        <p className="hiring-column__empty">{words.board.empty}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <BoardCard
              key={card.id}
              card={card}
              isSelected={selected.has(card.id)}
              onSelect={onSelect}
              onMove={onMove}
            />
          ))}
        </ul>
      )}
      {total > cards.length && (
        <button type="button" className="hiring-button" onClick={() => onMore(column)}>
          {words.board.more(total - cards.length)}
        </button>
      )}
    </section>
  )
}
