import { bulkMoveSchema, moveSchema, undoSchema } from '@diwan/shared/contracts/hiring'
import type { PayloadRequest } from 'payload'
import { findCard } from '@/recruitment/desk/findCards'
import { moveApplication } from '@/recruitment/stages/moveApplication'
import { undoMove } from '@/recruitment/stages/undoMove'
import { answer, forDesk, idIn, refuseDesk } from './forDesk'

/** `POST /api/applications/{id}/move`: 200 with the card; 409 with the card as it is now, when somebody else was faster. */
export const receiveMove = forDesk(moveSchema, async (req, move) => {
  const id = idIn(req)
  if (!(await isReason(req, move.reason))) return refuseDesk(req, 'unknownReason')
  const moved = await moveApplication(req.payload, req.user, { id, ...move })
  const card = await findCard(req, id)
  return 'fault' in moved ? refuseDesk(req, moved.fault, card) : answer({ card })
})

/** `POST /api/applications/{id}/undo`: takes the latest move back; `sent` mails of it could not be held any more. */
export const receiveUndo = forDesk(undoSchema, async (req, { revision }) => {
  const id = idIn(req)
  const undone = await undoMove(req.payload, req.user, { id, revision })
  const card = await findCard(req, id)
  return 'fault' in undone ? refuseDesk(req, undone.fault, card) : answer({ card, sent: undone.sent })
})

/** `POST /api/applications/move-many`: each by itself; the answer says which were moved and which were not, and why. */
export const receiveManyMoves = forDesk(bulkMoveSchema, async (req, { items, ...how }) => {
  if (!(await isReason(req, how.reason))) return refuseDesk(req, 'unknownReason')
  const moved: unknown[] = []
  const refused: { id: string; fault: string; card: unknown }[] = []
  for (const item of items) {
    const result = await moveApplication(req.payload, req.user, { ...item, ...how })
    const card = await findCard(req, item.id)
    if ('fault' in result) refused.push({ id: item.id, fault: result.fault, card: card ?? null })
    else moved.push(card)
  }
  return answer({ moved, refused })
})

async function isReason({ payload, user }: PayloadRequest, id: string | undefined): Promise<boolean> {
  if (!id) return true
  const where = { id: { equals: id } }
  return (await payload.count({ collection: 'rejection-reasons', where, user, overrideAccess: false })).totalDocs > 0
}
