import type { Locale } from '@diwan/shared/content'
import { perZone } from './perZone'

// The company's clock, and not the builder's: a page must read the same wherever it is built.
const long = perZone((timeZone): Record<Locale, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { dateStyle: 'long', timeZone }),
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { dateStyle: 'long', timeZone }),
}))

/** A day in words, in the Gregorian calendar: "21 November 2026", «21 نوفمبر 2026». */
export function formatDate(locale: Locale, instant: string, timeZone?: string): string {
  return long(timeZone)[locale].format(new Date(instant))
}
