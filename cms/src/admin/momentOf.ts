import { isLocale } from '@diwan/shared/content'
import { shortTime } from '@/recruitment/longDate'

/** A time in few words by the company's clock, as lists and forms tell it, with the digits that the rest of the control panel uses. */
export const momentOf = (at: string | Date, language: string, timeZone: string) =>
  shortTime(at, isLocale(language) ? language : 'en', timeZone)
