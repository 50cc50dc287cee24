import { isLocale } from '@diwan/shared/content'
import { shortTime } from '@/recruitment/longDate'

/** A time in few words by the clock of whoever reads it, with the digits that the rest of the control panel uses. */
export const momentOf = (at: string | Date, language: string) =>
  shortTime(at, isLocale(language) ? language : 'en', Intl.DateTimeFormat().resolvedOptions().timeZone)
