import { DAY } from '@diwan/shared/lib/time'

/** Days between which something happened, each like 2026-01-31; without one it is open on that side. */
export interface Span {
  from?: string
  to?: string
}

/** Whether this is a day that there is. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text

/** The days that an address names; what is no day is left out. */
export function spanIn(params: Record<string, string | string[] | undefined>): Span {
  const [from, to] = [params.from, params.to].map((value) => [value].flat()[0] ?? '')
  return { ...(from && isDay(from) ? { from } : {}), ...(to && isDay(to) ? { to } : {}) }
}

/** What a report is about: a span of days, and one vacancy or, as `none`, what was sent for no vacancy. */
export interface Scope extends Span {
  vacancy?: string
}

/** What an address asks to be reported; what names no vacancy is left out. */
export function scopeIn(params: Record<string, string | string[] | undefined>): Scope {
  const [vacancy] = [params.vacancy].flat()
  return { ...spanIn(params), ...(vacancy && /^(none|[0-9a-f]{24})$/.test(vacancy) ? { vacancy } : {}) }
}

export const dayAfter = (day: string): string => dayOf(Date.parse(day) + DAY)

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
