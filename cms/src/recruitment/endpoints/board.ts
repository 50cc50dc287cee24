import { BOARD_COLUMN_SIZE, CHANGES_OVERLAP, MAX_CHANGES } from '@diwan/shared/spec/hiring'
import type { Where } from 'payload'
import { isRecruiter } from '@/access/isRecruiter'
import { onlyFor } from '@/endpoints/onlyFor'
import { findCards } from '@/recruitment/desk/findCards'
import { haveJoined } from '@/recruitment/duplicates/findJoined'
import { whereOf } from '@/recruitment/desk/whereOf'
import { isStage, stages } from '@/recruitment/stages/stages'
import { answer } from './forDesk'

const both = (one: Where, other: Where): Where => ({ and: [one, other] })

/**
 * `GET /api/applications/board`: a column per stage with its count and its first cards, those that came to the stage last first.
 * `stage` and `page` ask for more of one column; filters as in `whereOf`. `now` is where `changes` go on from.
 */
export const sendBoard = onlyFor(isRecruiter, async (req) => {
  const now = new Date().toISOString()
  const where = await whereOf(req)
  const asked = req.searchParams.get('stage')
  const page = Math.max(1, Number(req.searchParams.get('page')) || 1)
  const columns = []
  for (const stage of isStage(asked) ? [asked] : stages) {
    const found = await findCards(req, {
      where: both({ stage: { equals: stage } }, where),
      // What came in the same moment keeps its order from page to page.
      sort: ['-stageSince', 'id'],
      limit: BOARD_COLUMN_SIZE,
      page,
    })
    columns.push({ stage, ...found })
  }
  return answer({ now, columns })
})

/**
 * `GET /api/applications/changes?since={now of the last answer}`: the cards that changed since, whether or not the board shows them
 * (`ids` says which of them the filters let through). `isPartial` when there were too many, or others became part of one: then the board
 * is read anew.
 */
export const sendChanges = onlyFor(isRecruiter, async (req) => {
  const now = new Date().toISOString()
  // A time before all times would leave the range of dates.
  const since = Math.max(CHANGES_OVERLAP, Date.parse(req.searchParams.get('since') ?? '') || Date.now())
  const changed: Where = { updatedAt: { greater_than: new Date(since - CHANGES_OVERLAP).toISOString() } }
  const { cards, total } = await findCards(req, { where: changed, sort: '-updatedAt', limit: MAX_CHANGES })
  // Asked every second: what the filters let through is looked for only when something changed.
  const where = cards.length > 0 ? both(changed, await whereOf(req)) : undefined
  const shown = where ? (await findCards(req, { where, sort: '-updatedAt', limit: MAX_CHANGES })).cards : cards
  const isPartial =
    total > cards.length ||
    (await haveJoined(
      req,
      cards.map(({ id }) => id),
    ))
  return answer({ now, cards, ids: shown.map(({ id }) => id), isPartial })
})
