import type { Locale } from '@diwan/shared/content'

const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Riyadh' } as const

const formats: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { ...options, hour12: false }),
  ar: new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', options),
}

/** A day and the minute of it in Riyadh: "21 November 2026 at 17:00". */
export function formatDateTime(locale: Locale, instant: string): string {
  return formats[locale].format(new Date(instant))
}
