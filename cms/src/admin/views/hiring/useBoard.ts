'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { BOARD_COLUMN_SIZE, BOARD_POLL_PERIOD } from '@diwan/shared/spec/hiring'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Column, isUncertain, withCards, withTotals } from './boardState'

interface Changes {
  now: string
  cards: Card[]
  ids: string[]
  isPartial: boolean
}

const read = async <T>(path: string): Promise<T> => {
  const response = await fetch(path, { credentials: 'same-origin', headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as T
}

const fetchBoard = (query: string) => read<{ now: string; columns: Column[] }>(`/api/applications/board?${query}`)

/** A column with the cards that follow those it has. */
async function withMore(query: string, column: Column): Promise<Column> {
  const page = Math.floor(column.cards.length / BOARD_COLUMN_SIZE) + 1
  const path = `/api/applications/board?${query}&stage=${column.stage}&page=${page}`
  return joined(column, (await read<{ columns: Column[] }>(path)).columns[0])
}

/** A column with as many cards as were shown of it: whoever asked for more goes on where they are. */
async function filled(query: string, column: Column, shown: number): Promise<Column> {
  if (column.cards.length >= Math.min(shown, column.total)) return column
  const more = await withMore(query, column)
  return more.cards.length > column.cards.length ? filled(query, more, shown) : column
}

/** The columns for one set of filters, kept up to date with what others do. */
export function useBoard(query: string, onMoved: (card: Card) => void) {
  const [columns, setColumns] = useState<Column[] | null>(null)
  const [isOffline, setOffline] = useState(false)
  const since = useRef('')
  const latest = useRef(columns)
  const own = useRef(new Map<string, number>())

  useEffect(() => {
    latest.current = columns
  }, [columns])

  const apply = useCallback((cards: Card[], ids = cards.map(({ id }) => id)) => {
    setColumns((before) => before && withCards(before, cards, new Set(ids)))
  }, [])

  /** These are about to be moved from here: a look at what changed may tell of it before the move itself is answered. */
  const expectMoves = useCallback((cards: readonly Pick<Card, 'id' | 'revision'>[]) => {
    for (const { id, revision } of cards) own.current.set(id, revision + 1)
  }, [])

  const load = useCallback(
    async (shown: readonly Column[]) => {
      const board = await fetchBoard(query)
      const countOf = new Map(shown.map(({ cards, stage }) => [stage, cards.length]))
      const whole = await Promise.all(board.columns.map((one) => filled(query, one, countOf.get(one.stage) ?? 0)))
      since.current = board.now
      setColumns(whole)
    },
    [query],
  )
  const reload = useCallback(() => load(latest.current ?? []), [load])

  const loadMore = async (column: Column) => {
    const more = await withMore(query, column)
    setColumns((before) => before && before.map((one) => (one.stage === column.stage ? joined(one, more) : one)))
  }

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      try {
        if (since.current === '') await load([])
        else if (document.visibilityState === 'visible') {
          const changes = await read<Changes>(`/api/applications/changes?${query}&since=${since.current}`)
          if (isOver) return
          since.current = changes.now
          if (changes.isPartial) await reload()
          else {
            for (const card of changes.cards) {
              const isOwn = card.revision <= (own.current.get(card.id) ?? -1)
              if (!isOwn && isMove(latest.current, card)) onMoved(card)
            }
            const counted = isUncertain(latest.current ?? [], changes.cards) ? await fetchBoard(query) : null
            if (isOver) return
            apply(changes.cards, changes.ids)
            if (counted) setColumns((before) => before && withTotals(before, counted.columns))
          }
        }
        if (!isOver) setOffline(false)
      } catch {
        if (!isOver) setOffline(true)
      }
      if (!isOver) timer = setTimeout(() => void look(), BOARD_POLL_PERIOD)
    }
    since.current = ''
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, load, reload, apply, onMoved])

  return { columns, isOffline, apply, expectMoves, loadMore, reload }
}

/** Whether a colleague moved a card that is on this board. */
function isMove(columns: Column[] | null, card: Card): boolean {
  const known = columns?.flatMap(({ cards }) => cards).find(({ id }) => id === card.id)
  return known !== undefined && known.revision < card.revision && known.stage !== card.stage
}

function joined(column: Column, more: Column | undefined): Column {
  const ids = new Set(column.cards.map(({ id }) => id))
  return { ...column, cards: [...column.cards, ...(more?.cards ?? []).filter(({ id }) => !ids.has(id))] }
}
