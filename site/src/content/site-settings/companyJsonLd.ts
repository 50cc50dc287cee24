import type { Locale } from '@diwan/shared/content'
import type { Thing } from 'schema-dts'
import { findMedia } from '@/content/media/queries'
import { organisation } from '@/lib/jsonLd/organisation'
import { website } from '@/lib/jsonLd/website'
import { findSiteSettings } from './queries'

/** The company and its site for search engines; stands on the front page. */
export function companyJsonLd(origin: URL | undefined, locale: Locale): Thing[] {
  const { companyName, social, logo, ...facts } = findSiteSettings(locale)
  const company = {
    ...facts,
    name: companyName,
    logo: findMedia({ id: logo, locale })?.files.original?.path,
    social: social.map(({ url }) => url),
  }
  return [organisation(origin, company), website(origin, locale, companyName)]
}
