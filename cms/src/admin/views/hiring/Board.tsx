'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { setParams } from './address'
import { BoardColumn } from './BoardColumn'
import { BoardFilters } from './BoardFilters'
import { DeclineDialog } from './DeclineDialog'
import { filtersIn, furtherIn, queryOf } from './filters'
import { goToNeighbour } from './goToNeighbour'
import type { VacancyChoice } from './listVacancyChoices'
import { leaveCard } from './leaveCard'
import { MOVING, type Moving } from './moving'
import { StageMenu } from './StageMenu'
import { useBoard } from './useBoard'
import { useHiringWords } from './useHiringWords'
import { type Decline, useMoves } from './useMoves'

const SEARCH_PAUSE = 300

/** What an address asks the board for. */
const queryIn = (params: URLSearchParams) => [queryOf(filtersIn(params)), furtherIn(params)].filter(Boolean).join('&')

/** Applications by stage: moved by dragging, by menu or many at once, and kept up to date with what colleagues do. */
export function Board({ vacancies }: { vacancies: VacancyChoice[] }) {
  const { words } = useHiringWords()
  const params = useSearchParams()
  const [filters, setFilters] = useState(() => filtersIn(params))
  const [query, setQuery] = useState(() => queryIn(params))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [declining, setDeclining] = useState<Card[] | null>(null)
  const [notice, setNotice] = useState('')
  const onMoved = useCallback(
    (card: Card) => setNotice(words.board.byOther(card.name, words.stages[card.stage])),
    [words],
  )
  const { apply, columns, expectMoves, isOffline, loadMore, reload } = useBoard(query, onMoved)
  const { move, moveMany, undo, undoable } = useMoves({ apply, expectMoves }, setNotice)
  const status = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => setQuery(queryIn(new URLSearchParams(window.location.search))), SEARCH_PAUSE)
    return () => clearTimeout(timer)
  }, [filters])
  useEffect(() => {
    // Back and forward change the address under the board.
    const onPop = () => setFilters(filtersIn(new URLSearchParams(window.location.search)))
    window.addEventListener('popstate', onPop)
    return () => window.removeEventListener('popstate', onPop)
  }, [])
  useEffect(() => {
    const onMoving = ({ detail }: CustomEvent<Moving>) => expectMoves([detail])
    window.addEventListener(MOVING, onMoving as EventListener)
    return () => window.removeEventListener(MOVING, onMoving as EventListener)
  }, [expectMoves])
  useEffect(() => {
    const again = () => void reload()
    window.addEventListener('hiring:changed', again)
    return () => window.removeEventListener('hiring:changed', again)
  }, [reload])

  const all = (columns ?? []).flatMap(({ cards }) => cards)
  const chosen = all.filter(({ id }) => selected.has(id))
  const select = (ids: string[], isSelected: boolean) =>
    setSelected((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      return next
    })
  const moveAll = (cards: Card[], stage: Card['stage'], how?: Decline) => {
    const [first, ...others] = cards
    if (first && others.length === 0) {
      leaveCard(first.id)
      void move(first, stage, how).then(() => select([first.id], false))
    } else {
      void moveMany(cards, stage, how).then(() => setSelected(new Set()))
    }
    // What was pressed goes with the selection; the next stop after the notice is to take it back.
    if (document.activeElement?.closest('.hiring-bulk')) status.current?.focus()
  }
  const start = (cards: Card[], stage: Card['stage']) => {
    if (stage === 'rejected') setDeclining(cards)
    else moveAll(cards, stage)
  }
  const decline = (reason: string, isSilent: boolean) => {
    setDeclining(null)
    moveAll(declining ?? [], 'rejected', { reason, isSilent })
  }
  const dropFurther = () => {
    setParams(
      Object.fromEntries([...params.keys()].filter((name) => name.startsWith('where[')).map((name) => [name, null])),
    )
    setFilters({ ...filters })
  }
  return (
    <div className="hiring-board">
      <h1>{words.board.title}</h1>
      <BoardFilters
        filters={filters}
        vacancies={vacancies}
        tags={[...new Set(all.flatMap(({ tags }) => tags))].sort()}
        onChange={(name, value) => {
          setFilters({ ...filters, [name]: value })
          setParams({ [name]: value })
        }}
      />
      <p className="hiring-hint">{words.board.hint}</p>
      {furtherIn(params) && (
        <p className="hiring-notice">
          {words.board.further}
          <button type="button" className="hiring-button" onClick={dropFurther}>
            {words.board.dropFurther}
          </button>
        </p>
      )}
      {isOffline && <p className="hiring-warning">{words.board.offline}</p>}
      <div className="hiring-notice" role="status" ref={status} tabIndex={-1}>
        {notice}
        {undoable.length > 0 && (
          <button
            type="button"
            className="hiring-button"
            onClick={() => {
              status.current?.focus()
              void undo()
            }}
          >
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
              onSelect={select}
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
      {declining && (
        <DeclineDialog
          applications={declining.map(({ id }) => id)}
          onDecline={decline}
          onCancel={() => setDeclining(null)}
        />
      )}
    </div>
  )
}
