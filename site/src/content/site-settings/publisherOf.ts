import type { Locale } from '@diwan/shared/content'
import { findMedia } from '@/content/media/queries'
import { type NamedOrganisation, organisation } from '@/lib/jsonLd/organisation'
import { findSiteSettings } from './queries'

/** The company as the publisher of what stands on the site. */
export function publisherOf(origin: string | URL | undefined, locale: Locale): NamedOrganisation {
  const { companyName, legalName, social, ...settings } = findSiteSettings(locale)
  return organisation(origin, {
    ...settings,
    name: companyName,
    legalName,
    logo: findMedia({ id: settings.logo, locale })?.files.original?.path,
    social: social.map(({ url }) => url),
  })
}
