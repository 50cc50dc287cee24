import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { isStaff } from '@/access/isStaff'
import { onlyFor } from '@/endpoints/onlyFor'
import { answer } from '../answer'
import { requirePassword } from '../requirePassword'
import { ownAccount } from '../secondFactor/storedUser'
import { findOpen, openingOf, type Session } from './findOpen'
import { lastUseOf } from './idle'

/**
 * `GET /api/users/sessions`: where the caller is signed in, the newest first: `{ sessions: [{ id, openedAt, usedAt, isCurrent }] }`. Times
 * are ISO 8601; `usedAt` is `null` of what this instance has not seen since it began.
 */
export const sendSessions = onlyFor(isStaff, async (req) => answerOpen(req, (await ownAccount(req)).sessions ?? []))

/**
 * `POST /api/users/sessions/end` `{ password, id? }`: ends one of the caller's sessions, or all but the one that asks, and answers those
 * that are left. Asks for the password again, and ends what was asked for even when it is over by then (ASVS 5.0, 7.5.2).
 */
export const endSessions = onlyFor(isStaff, async (req) => {
  if (!req.data) await addDataAndFileToRequest(req)
  const user = await ownAccount(req)
  await requirePassword(req, user)
  const { id } = req.data as { id?: unknown }
  const isToEnd = ({ id: own }: Session) => (id === undefined ? own !== currentOf(req) : own === id)
  const sessions = (user.sessions ?? []).filter((session) => !isToEnd(session))
  await req.payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions }, req, returning: false })
  return answerOpen(req, sessions)
})

async function answerOpen(req: PayloadRequest, sessions: Session[]): Promise<Response> {
  const open = await findOpen(req.payload, sessions)
  return answer({
    sessions: open
      .toSorted((one, other) => openingOf(other) - openingOf(one))
      .map((session) => ({
        id: session.id,
        openedAt: timeOf(openingOf(session)),
        usedAt: timeOf(lastUseOf(session.id)),
        isCurrent: session.id === currentOf(req),
      })),
  })
}

const currentOf = ({ user }: PayloadRequest) => (user as { _sid?: string } | null)?._sid

const timeOf = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
