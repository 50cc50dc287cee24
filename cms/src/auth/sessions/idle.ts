import { SESSION_IDLE } from '@diwan/shared/spec/security'

const started = Date.now()
const lastUse = new Map<string, number>()

/** Notes that a session was used. Kept in memory: a write per request would cost more than it tells. */
export function noteUse(session: string, now = Date.now()): void {
  if (lastUse.size > 1_000) for (const [id, at] of lastUse) if (at + SESSION_IDLE < now) lastUse.delete(id)
  lastUse.set(session, now)
}

/** When a session was used last, in milliseconds since 1970; `undefined` if it was not since this process began. */
export const lastUseOf = (session: string): number | undefined => lastUse.get(session)

/** Whether nobody used a session for too long. What happened before this process began counts as just then. */
export function isIdle(session: string, openedAt: number, now = Date.now()): boolean {
  const used = lastUse.get(session) ?? Math.max(openedAt, started)
  return now - used > SESSION_IDLE
}
