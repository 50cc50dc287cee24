import { SESSION_SECONDS } from '@diwan/shared/spec/session'
import type { Payload } from 'payload'
import { isIdle } from './idle'
import { usedElsewhere } from './sharedUse'

/** A session as Payload keeps it with its account. */
export interface Session {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
}

/** The sessions that are not over: by their age whatever was done in them, or by a long silence on every instance. */
export async function findOpen(payload: Payload, sessions: readonly Session[], now = Date.now()): Promise<Session[]> {
  const valid = sessions.filter((session) => endOf(session) > now)
  const silent = valid.filter((session) => isIdle(session.id, openingOf(session), now)).map(({ id }) => id)
  const elsewhere = await usedElsewhere(payload, silent, now)
  return valid.filter(({ id }) => !silent.includes(id) || elsewhere.includes(id))
}

/** When a session was opened, in milliseconds since 1970. */
export const openingOf = ({ createdAt }: Session): number => (createdAt ? new Date(createdAt).getTime() : 0)

const endOf = (session: Session): number =>
  Math.min(new Date(session.expiresAt).getTime(), openingOf(session) + SESSION_SECONDS * 1_000)
