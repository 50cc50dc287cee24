import type { Locale } from '@diwan/shared/content'
import { perZone } from './perZone'

const options = { dateStyle: 'long', timeStyle: 'short' } as const

const formats = perZone((timeZone): Record<Locale, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { ...options, timeZone, hour12: false }),
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { ...options, timeZone }),
}))

/** A day and the minute of it by the company's clock: "21 November 2026 at 17:00". The half of the day stays with its hour. */
export function formatDateTime(locale: Locale, instant: string, timeZone?: string): string {
  const parts = formats(timeZone)[locale].formatToParts(new Date(instant))
  return parts.map(({ value }, place) => (parts[place + 1]?.type === 'dayPeriod' ? '\u00a0' : value)).join('')
}
