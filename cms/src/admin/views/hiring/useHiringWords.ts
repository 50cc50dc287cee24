'use client'
import { isLocale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { useTranslation } from '@payloadcms/ui'

/** The desk's words and date formats in the language a person uses the admin in. */
export function useHiringWords() {
  const { i18n } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : 'en'
  const format = language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en-GB'
  const date = new Intl.DateTimeFormat(format, { dateStyle: 'medium' })
  const time = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short' })
  const list = new Intl.ListFormat(language)
  return {
    language,
    words: hiringMessages[language],
    dateOf: (value: string) => date.format(new Date(value)),
    listOf: (names: string[]) => list.format(names),
    timeOf: (value: string) => time.format(new Date(value)),
  }
}
