import { COOKIE_PREFIX, SESSION_SECONDS } from '@diwan/shared/spec/session'
import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import { cookieOf } from '../cookies'
import { isIdle, noteUse } from './idle'
import { tellUse, usedElsewhere } from './sharedUse'

interface Session {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
}

/**
 * Leaves out the sessions that are over, after `SESSION_SECONDS` whatever was done in them or after a long silence. Payload takes a
 * token only while its session is in the list. Goes into `hooks.afterRead` of users.
 */
export const hideEndedSessions: CollectionAfterReadHook = async ({ doc, req }) => {
  const sessions = (doc as { sessions?: Session[] | null }).sessions
  if (!sessions?.length) return doc
  const now = Date.now()
  const valid = sessions.filter((session) => endOf(session) > now)
  const silent = valid.filter((session) => isIdle(session.id, openingOf(session), now)).map(({ id }) => id)
  const elsewhere = await usedElsewhere(req.payload, silent, now)
  const open = valid.filter(({ id }) => !silent.includes(id) || elsewhere.includes(id))
  // Nobody is known yet while Payload looks up whose verified token this is.
  const current = req.user ? undefined : sessionOf(req)
  if (current && open.some(({ id }) => id === current)) {
    noteUse(current, now)
    tellUse(req.payload, current, now)
  }
  return { ...doc, sessions: open }
}

const openingOf = ({ createdAt }: Session): number => (createdAt ? new Date(createdAt).getTime() : 0)

const endOf = (session: Session): number =>
  Math.min(new Date(session.expiresAt).getTime(), openingOf(session) + SESSION_SECONDS * 1_000)

// The token was verified by Payload, or the account would not be read for nobody.
function sessionOf(req: PayloadRequest): string | undefined {
  const header = /^(?:Bearer|JWT) (.+)$/.exec(req.headers?.get('Authorization') ?? '')?.[1]
  const token = header ?? (req.headers ? cookieOf(req, `${COOKIE_PREFIX}-token`) : '')
  try {
    const facts = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid?: unknown }
    return typeof facts.sid === 'string' ? facts.sid : undefined
  } catch {
    return undefined
  }
}
