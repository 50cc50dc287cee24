import { otherLocale, type Locale } from '@diwan/shared/content'
import { defineQuery } from '@diwan/site/store'
import { type SiteSettings, siteSettingsSchema } from './schema'

/** The company's settings. Throws while none are published: no page can be made without a company name. */
export const findSiteSettings = defineQuery('site-settings.find', (store, locale: Locale): SiteSettings => {
  const body = store.global('site-settings', locale) ?? store.global('site-settings', otherLocale(locale))
  if (body === null) throw new Error('The site settings are empty. Enter at least the company name in the CMS.')
  return siteSettingsSchema.parse(body)
})
