import { DAY } from '@diwan/shared/lib/time'
import { instantOf, wallTimeOf } from '@diwan/shared/lib/zonedTime'

const WEEK = 7 * DAY

/** The latest weeks by the clock of a time zone, the running one last, each as its beginning and its end. Weeks begin on Sunday. */
export function weeksOf(now: number, timeZone: string, count: number): { from: Date; to: Date }[] {
  const today = Date.parse(wallTimeOf(now, timeZone).slice(0, 10))
  const running = today - new Date(today).getUTCDay() * DAY
  const beginOf = (day: number) => new Date(instantOf(new Date(day).toISOString(), timeZone) ?? day)
  return Array.from({ length: count }, (_, place) => {
    const sunday = running - (count - 1 - place) * WEEK
    return { from: beginOf(sunday), to: beginOf(sunday + WEEK) }
  })
}
