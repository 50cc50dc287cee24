import { DAY } from '@diwan/shared/lib/time'

/** The time so many days ago, of days as an address names them; `undefined` when it names none. No time is before all times. */
export function daysAgo(days: string | null, now = Date.now()): string | undefined {
  const count = Number(days)
  return count > 0 ? new Date(Math.max(0, now - count * DAY)).toISOString() : undefined
}
