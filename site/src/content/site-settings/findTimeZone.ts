import { locales } from '@diwan/shared/content'
import { STANDARD_TIME_ZONE } from '@diwan/shared/spec/hiring'
import { defineQuery } from '@diwan/site/store'

/** The time zone of the company: its clock says when vacancies close. */
export const findTimeZone = defineQuery('site-settings.findTimeZone', (store): string => {
  const named = locales.map((locale) => store.global('site-settings', locale)?.timeZone).find(Boolean)
  return typeof named === 'string' ? named : STANDARD_TIME_ZONE
})
