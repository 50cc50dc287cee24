import { type Locale, locales } from '@diwan/shared/content'
import { localeParam } from './localeParams'

/** `getStaticPaths` of a list's numbered pages, from how many there are in each language. */
export function listPagePaths(count: (locale: Locale) => number) {
  return locales.flatMap((locale) =>
    Array.from({ length: count(locale) }, (_, index) => ({
      params: { locale: localeParam(locale), page: String(index + 1) },
    })),
  )
}
