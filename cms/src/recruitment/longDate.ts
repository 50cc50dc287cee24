import type { Locale } from '@diwan/shared/content'
import { arabicZone } from '@diwan/shared/lib/zonedTime'
import { STANDARD_TIME_ZONE } from '@diwan/shared/spec/hiring'

const formats: Record<Locale, string> = { en: 'en-GB', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** A day in words. */
export const longDate = (date: Date | string, locale: Locale, timeZone = STANDARD_TIME_ZONE) =>
  new Intl.DateTimeFormat(formats[locale], { dateStyle: 'long', timeZone }).format(new Date(date))

/** A day in few words, for lists. */
export const shortDate = (date: Date | string, locale: Locale, timeZone = STANDARD_TIME_ZONE) =>
  new Intl.DateTimeFormat(formats[locale], { dateStyle: 'medium', timeZone }).format(new Date(date))

/** A day of about now, where the year goes without saying. */
export const dayAndMonth = (date: Date | string, locale: Locale, timeZone = STANDARD_TIME_ZONE) =>
  new Intl.DateTimeFormat(formats[locale], { day: 'numeric', month: 'short', timeZone }).format(new Date(date))

/** A day and a time in few words, for lists. */
export const shortTime = (date: Date | string, locale: Locale, timeZone = STANDARD_TIME_ZONE) =>
  withWholeTime(
    new Intl.DateTimeFormat(formats[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(date),
    ),
  )

/** A day and a time to the second, for lists of what happened one after the other. */
export const exactTime = (date: Date | string, locale: Locale, timeZone = STANDARD_TIME_ZONE) =>
  withWholeTime(
    new Intl.DateTimeFormat(formats[locale], { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(
      new Date(date),
    ),
  )

/** A day and a time in words, with the name of the time zone. */
export function longTime(date: Date | string, locale: Locale, timeZone = STANDARD_TIME_ZONE): string {
  const text = new Intl.DateTimeFormat(formats[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    // Hours of half a day have no zero before them, as everywhere else.
    hour: locale === 'ar' ? 'numeric' : '2-digit',
    minute: '2-digit',
    ...(locale === 'en' && { timeZoneName: 'short' as const }),
    timeZone,
  }).format(new Date(date))
  return locale === 'en' ? text : `${withWholeTime(text)} ب${arabicZone(timeZone, date)}`
}

// Half past twelve and whose half of the day it is stay on one line.
const withWholeTime = (text: string) => text.replace(/ (?=[صم]$)/, '\u00a0')
