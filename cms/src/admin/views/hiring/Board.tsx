'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useCallback, useEffect, useState } from 'react'
import { setParams } from './address'
import { BoardColumn } from './BoardColumn'
import { BoardFilters } from './BoardFilters'
import { DeclineDialog } from './DeclineDialog'
import { type Filters, queryOf } from './filters'
import { goToNeighbour } from './goToNeighbour'
import type { VacancyChoice } from './listVacancyChoices'
import { StageMenu } from './StageMenu'
import { useBoard } from './useBoard'
import { useHiringWords } from './useHiringWords'
import { useMoves } from './useMoves'

const SEARCH_PAUSE = 300

/** Applications by stage: moved by dragging, by menu or many at once, and kept up to date with what colleagues do. */
export function Board({ initial, vacancies }: { initial: Filters; vacancies: VacancyChoice[] }) {
  const { words } = useHiringWords()
  const [filters, setFilters] = useState(initial)
  const [query, setQuery] = useState(queryOf(initial))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [declining, setDeclining] = useState<Card[] | null>(null)
  const [notice, setNotice] = useState('')
  const onMoved = useCallback(
    (card: Card) => setNotice(words.board.byOther(card.name, words.stages[card.stage])),
    [words],
  )
  const { apply, columns, isOffline, loadMore, reload } = useBoard(query, onMoved)
  const { move, moveMany, undo, undoable } = useMoves(apply, setNotice)

  useEffect(() => {
    const timer = setTimeout(() => setQuery(queryOf(filters)), SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [filters])
  useEffect(() => {
    const again = () => void reload()
    window.addEventListener('hiring:changed', again)
    return () => window.removeEventListener('hiring:changed', again)
  }, [reload])

  const all = (columns ?? []).flatMap(({ cards }) => cards)
  const chosen = all.filter(({ id }) => selected.has(id))
  const start = (cards: Card[], stage: Card['stage']) => {
    if (stage === 'rejected') setDeclining(cards)
    else if (cards.length === 1 && cards[0]) void move(cards[0], stage)
    else void moveMany(cards, stage).then(() => setSelected(new Set()))
  }
  const decline = (reason: string, isSilent: boolean) => {
    const cards = declining ?? []
    setDeclining(null)
    if (cards.length === 1 && cards[0]) void move(cards[0], 'rejected', { reason, isSilent })
    else void moveMany(cards, 'rejected', { reason, isSilent }).then(() => setSelected(new Set()))
  }
  const toggle = (id: string) =>
    setSelected((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })

  return (
    <div className="hiring-board">
      <h1>{words.board.title}</h1>
      <BoardFilters
        filters={filters}
        vacancies={vacancies}
        onChange={(name, value) => {
          setFilters({ ...filters, [name]: value })
          setParams({ [name]: value })
        }}
      />
      <p className="hiring-hint">{words.board.hint}</p>
      {isOffline && <p className="hiring-warning">{words.board.offline}</p>}
      <div className="hiring-notice" role="status">
        {notice}
        {undoable.length > 0 && (
          <button type="button" className="hiring-button" onClick={() => void undo()}>
            {words.board.undo}
          </button>
        )}
      </div>
      {chosen.length > 0 && (
        <div className="hiring-bulk">
          <span>{words.board.selected(chosen.length)}</span>
          <StageMenu label={words.board.moveTo} onChoose={(stage) => start(chosen, stage)} />
          <button type="button" className="hiring-button" onClick={() => setSelected(new Set())}>
            {words.board.clear}
          </button>
        </div>
      )}
      {columns === null ? (
        <p>{words.board.loading}</p>
      ) : (
        <div className="hiring-columns" onKeyDown={goToNeighbour}>
          {columns.map((column) => (
            <BoardColumn
              key={column.stage}
              column={column}
              selected={selected}
              onSelect={toggle}
              onMove={(card, stage) => start([card], stage)}
              onDrop={(id, stage) => {
                const card = all.find((one) => one.id === id)
                if (card && card.stage !== stage) start([card], stage)
              }}
              onMore={(one) => void loadMore(one)}
            />
          ))}
        </div>
      )}
      {declining && <DeclineDialog count={declining.length} onDecline={decline} onCancel={() => setDeclining(null)} />}
    </div>
  )
}
