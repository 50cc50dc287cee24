import { DAY } from '@diwan/shared/lib/time'
import { instantOf, wallTimeOf } from '@diwan/shared/lib/zonedTime'

const dayOf = (at: string | number, timeZone: string) => wallTimeOf(at, timeZone).slice(0, 10)

/** The day so many days from now, by the company's calendar: noon, so that it is the same day for nearly everybody. */
export function dueInDays(days: number, timeZone: string, now = Date.now()): string {
  const day = new Date(Date.parse(dayOf(now, timeZone)) + days * DAY).toISOString().slice(0, 10)
  return instantOf(`${day}T12:00`, timeZone) ?? new Date(now + days * DAY).toISOString()
}

/** Whether a day to do something by is over, by the company's calendar: nothing is late on the day itself. */
export const isPastDay = (dueAt: string | null | undefined, timeZone: string, now = Date.now()): boolean =>
  Boolean(dueAt) && dayOf(dueAt ?? '', timeZone) < dayOf(now, timeZone)
