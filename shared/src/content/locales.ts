/** The site's languages; the first is the default and has no prefix in URLs. */
export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Writing direction of each language, as the `dir` attribute wants it. */
export const directionOf = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Locale, 'ltr' | 'rtl'>

/** Each language's own name, for the language switch. */
export const localeNames: Record<Locale, string> = { en: 'English', ar: 'العربية' }

/** Whether a string names one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The other language. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en'
}
