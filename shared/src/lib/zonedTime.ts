import { DAY, MINUTE } from './time.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a time zone show at an instant, as `2026-03-29T09:30`: the value of a date input. */
export function wallTimeOf(instant: string | number | Date, timeZone: string): string {
  return new Date(wallClock(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 16)
}

/**
 * The instant at which the clocks of a time zone show this, as ISO 8601; `undefined` for what is no time. Of a time that comes
 * twice when the clocks go back it is the first, and one that is left out when they go forward is as much later as they go.
 */
export function instantOf(wallTime: string, timeZone: string): string | undefined {
  const wall = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(wallTime) ? Date.parse(`${wallTime.slice(0, 16)}:00Z`) : Number.NaN
  if (Number.isNaN(wall)) return undefined
  // The offset may change on this day: what it is before and after it are the only two it can be.
  const offsets = [wall - DAY, wall + DAY].map((near) => wallClock(near, timeZone) - near)
  const candidates = offsets.map((offset) => wall - offset)
  const fits = candidates.filter((instant) => wallClock(instant, timeZone) === wall)
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(...candidates)).toISOString()
}

/** A time zone as Arabic texts name it: by its city at home, else by what its region calls its time, not by a distance from Greenwich. */
export function arabicZone(timeZone: string, at: string | number | Date = Date.now()): string {
  if (timeZone === 'Asia/Riyadh') return 'توقيت الرياض'
  const parts = new Intl.DateTimeFormat('ar', { timeZone, timeZoneName: 'long' }).formatToParts(new Date(at))
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return /^(ال)?توقيت/.test(name) ? name : `توقيت ${name}`
}

/** The name of a time zone with its distance from Greenwich at an instant: "Asia/Riyadh (GMT+3)", «توقيت الرياض (GMT+3)». */
export function zoneLabel(timeZone: string, locale: 'ar' | 'en', at: string | number | Date = Date.now()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(at))
  const name = locale === 'ar' ? arabicZone(timeZone, at) : timeZone
  return `${name} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'})`
}

/** The time on the wall as if it were one in Greenwich, to the minute. */
function wallClock(instant: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? formatFor(timeZone)
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const at = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const clock = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'))
  return clock - (clock % MINUTE)
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', { ...numbers, hourCycle: 'h23', timeZone })
  formats.set(timeZone, format)
  return format
}
