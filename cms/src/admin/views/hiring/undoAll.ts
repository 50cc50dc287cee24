import type { Card } from '@diwan/shared/contracts/hiring'
import { callDesk } from './callDesk'

interface Undone {
  card?: Card
  current?: Card
  sent?: number
}

/** Takes the latest move of each card back, one after the other; those that somebody moved since stay where they are. */
export async function undoAll(moved: readonly Card[], call = callDesk<Undone>) {
  /** Every card that the desk answered with, as it is now. */
  const cards: Card[] = []
  const undone: Card[] = []
  /** How many were taken back when their mail had gone. */
  let late = 0
  let message = ''
  for (const { id, revision } of moved) {
    const answer = await call(`/api/applications/${id}/undo`, { revision })
    const now = answer.data?.card ?? answer.data?.current
    if (now) cards.push(now)
    if (answer.isDone && now) undone.push(now)
    else message = answer.message
    if (answer.isDone && answer.data?.sent) late++
  }
  return { cards, undone, late, message }
}
