'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useState } from 'react'
import { callDesk } from './callDesk'
import { undoAll } from './undoAll'
import type { useBoard } from './useBoard'
import { useHiringWords } from './useHiringWords'

type Stage = Card['stage']

export interface Decline {
  reason: string
  isSilent: boolean
}

interface MovedMany {
  moved: Card[]
  refused: { card: Card | null }[]
}

/** Moves cards at once on the screen and then for good; what the desk refuses goes back to where it is. */
export function useMoves(
  { apply, expectMoves }: Pick<ReturnType<typeof useBoard>, 'apply' | 'expectMoves'>,
  setNotice: (text: string) => void,
) {
  const { words } = useHiringWords()
  const [undoable, setUndoable] = useState<Card[]>([])
  const { board } = words

  const move = async (card: Card, stage: Stage, decline?: Decline) => {
    setUndoable([])
    expectMoves([card])
    apply([{ ...card, stage, stageSince: new Date().toISOString() }])
    const body = { stage, revision: card.revision, ...decline }
    const { data, isDone, message } = await callDesk<{ card?: Card; current?: Card }>(
      `/api/applications/${card.id}/move`,
      body,
    )
    const now = data?.card ?? data?.current ?? card
    // The same revision as before: what was shown ahead is taken back.
    apply([now])
    setNotice(isDone ? board.moved(card.name, words.stages[stage]) : message || words.panel.failed)
    setUndoable(isDone ? [now] : [])
  }

  const moveMany = async (cards: Card[], stage: Stage, decline?: Decline) => {
    setUndoable([])
    expectMoves(cards)
    const items = cards.map(({ id, revision }) => ({ id, revision }))
    const { data, isDone, message } = await callDesk<MovedMany>('/api/applications/move-many', {
      items,
      stage,
      ...decline,
    })
    if (!isDone || !data) return setNotice(message || words.panel.failed)
    const refused = data.refused.flatMap(({ card }) => (card ? [card] : []))
    apply([...data.moved, ...refused])
    const missed = data.refused.length > 0 ? ` ${board.notMoved(data.refused.length)}` : ''
    setNotice(board.movedMany(data.moved.length, words.stages[stage]) + missed)
    setUndoable(data.moved)
  }

  const undo = async () => {
    setUndoable([])
    expectMoves(undoable)
    const { cards, late, message, undone } = await undoAll(undoable)
    apply(cards)
    const [first, ...others] = undone
    if (!first) return setNotice(message || words.panel.failed)
    const one = late === 0 ? board.undone(first.name) : board.undoneLate
    const many = late === 0 ? board.undoneMany(undone.length) : board.undoneLateMany(undone.length, late)
    const left = undoable.length - undone.length
    setNotice((others.length === 0 ? one : many) + (left > 0 ? ` ${board.notUndone(left)}` : ''))
  }

  return { undoable, move, moveMany, undo }
}
