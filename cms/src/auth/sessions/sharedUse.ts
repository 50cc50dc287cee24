import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { SESSION_IDLE } from '@diwan/shared/spec/security'
import type { Payload } from 'payload'
import { type SharedRow, sharedRows } from '@/database/mongodb/sharedRows'

/** A use that nobody else was told of may be this old. */
const TOLD_EVERY = MINUTE

interface UseRow extends SharedRow {
  at: Date
}

const told = new Map<string, number>()
let isKeptShort: Promise<unknown> | undefined

const usesOf = (payload: Payload) => sharedRows<UseRow>(payload, 'session-uses')

/** Tells other instances that a session is in use, at most once a minute. An answer never waits for it. */
export function tellUse(payload: Payload, session: string, now = Date.now()): void {
  const rows = usesOf(payload)
  if (!rows || now - (told.get(session) ?? 0) < TOLD_EVERY) return
  if (told.size > 1_000) for (const [id, at] of told) if (now - at > TOLD_EVERY) told.delete(id)
  told.set(session, now)
  isKeptShort ??= rows.createIndex({ at: 1 }, { expireAfterSeconds: SESSION_IDLE / SECOND }).catch(() => undefined)
  rows.updateOne({ _id: session }, { $max: { at: new Date(now) } }, { upsert: true }).catch((error: unknown) => {
    told.delete(session)
    payload.logger.warn({ err: error, msg: 'Other instances could not be told of a session in use' })
  })
}

/** Those of the sessions that were used on another instance not too long ago. */
export async function usedElsewhere(
  payload: Payload,
  sessions: readonly string[],
  now = Date.now(),
): Promise<string[]> {
  const rows = sessions.length > 0 ? usesOf(payload) : undefined
  if (!rows) return []
  const since = new Date(now - SESSION_IDLE)
  const found = await rows.find({ _id: { $in: [...sessions] }, at: { $gte: since } }).toArray()
  return found.map(({ _id }) => _id)
}
