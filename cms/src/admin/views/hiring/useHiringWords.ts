'use client'
import { isLocale } from '@diwan/shared/content'
import { hiringMessages } from '@diwan/shared/messages/hiring'
import { useTranslation } from '@payloadcms/ui'
import { useCompanyZone } from '@/admin/components/companyTime/CompanyZone'
import { shortDate, shortTime } from '@/recruitment/longDate'

/** The desk's words in the language a person uses the admin in, and its dates by the company's clock. */
export function useHiringWords() {
  const { i18n } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : 'en'
  const timeZone = useCompanyZone()
  const list = new Intl.ListFormat(language)
  return {
    language,
    words: hiringMessages[language],
    timeZone,
    dateOf: (value: string) => shortDate(value, language, timeZone),
    listOf: (names: string[]) => list.format(names),
    timeOf: (value: string) => shortTime(value, language, timeZone),
  }
}
