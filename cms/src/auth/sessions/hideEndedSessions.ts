import { COOKIE_PREFIX } from '@diwan/shared/spec/session'
import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import { cookieOf } from '../cookies'
import { findOpen, type Session } from './findOpen'
import { noteUse } from './idle'
import { tellUse } from './sharedUse'

/**
 * Leaves out the sessions that are over, after `SESSION_SECONDS` whatever was done in them or after a long silence. Payload takes a
 * token only while its session is in the list. Goes into `hooks.afterRead` of users.
 */
export const hideEndedSessions: CollectionAfterReadHook = async ({ doc, req }) => {
  const sessions = (doc as { sessions?: Session[] | null }).sessions
  if (!sessions?.length) return doc
  const now = Date.now()
  const open = await findOpen(req.payload, sessions, now)
  // Nobody is known yet while Payload looks up whose verified token this is.
  const current = req.user ? undefined : sessionOf(req)
  if (current && open.some(({ id }) => id === current)) {
    noteUse(current, now)
    tellUse(req.payload, current, now)
  }
  return { ...doc, sessions: open }
}

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
