import { type Locale, locales } from '@diwan/shared/content'
import { localeParam } from './localeParams'

/** `getStaticPaths` of the parts of a list, from their names in each language. */
export function listPagePaths(partsOf: (locale: Locale) => string[]) {
  return locales.flatMap((locale) => partsOf(locale).map((page) => ({ params: { locale: localeParam(locale), page } })))
}
