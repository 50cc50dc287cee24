'use client'
import type { Card } from '@diwan/shared/contracts/hiring'
import { useState } from 'react'
import { callDesk } from './callDesk'
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
export function useMoves(apply: (cards: Card[]) => void, setNotice: (text: string) => void) {
  const { words } = useHiringWords()
  const [undoable, setUndoable] = useState<Card | null>(null)
  const { board } = words

  const move = async (card: Card, stage: Stage, decline?: Decline) => {
    setUndoable(null)
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
    setUndoable(isDone ? now : null)
  }

  const moveMany = async (cards: Card[], stage: Stage, decline?: Decline) => {
    setUndoable(null)
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
  }

  const undo = async () => {
    if (!undoable) return
    const path = `/api/applications/${undoable.id}/undo`
    const { data, isDone, message } = await callDesk<{ card?: Card; current?: Card; sent?: number }>(path, {
      revision: undoable.revision,
    })
    const now = data?.card ?? data?.current
    if (now) apply([now])
    setUndoable(null)
    const done = data?.sent ? board.undoneLate : board.undone(undoable.name)
    setNotice(isDone ? done : message || words.panel.failed)
  }

  return { undoable, move, moveMany, undo }
}
