import { localePath, type Locale } from '@diwan/shared/content'
import type { WebSite } from 'schema-dts'
import { absoluteUrl } from '@/lib/absoluteUrl'
import { organisationId } from './organisation'

/** The site as a whole, published by the company. */
export function website(origin: string | URL | undefined, locale: Locale, name: string): WebSite {
  const url = absoluteUrl(origin, localePath(locale, '/'))
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url,
    name,
    inLanguage: locale,
    publisher: { '@id': organisationId(origin) },
  }
}
