import { localePath, type Locale } from '@diwan/shared/content'
import type { SearchAction, WebSite } from 'schema-dts'
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
    potentialAction: searchAction(absoluteUrl(origin, localePath(locale, '/search'))),
  }
}

// `query-input` is Google's own addition to the vocabulary.
function searchAction(url: string): SearchAction & { 'query-input': string } {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}
