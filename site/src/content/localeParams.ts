import { defaultLocale, isLocale, type Locale, locales } from '@diwan/shared/content'

/** The `[...locale]` part of a route: nothing for the default language. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale
}

/** The language of a route's `[...locale]` part. */
export function localeOf(param: string | undefined): Locale {
  return isLocale(param) ? param : defaultLocale
}

/** `getStaticPaths` of a page without further parameters: one path per language. */
export function localeStaticPaths() {
  return locales.map((locale) => ({ params: { locale: localeParam(locale) } }))
}

/** `getStaticPaths` of a page per entry: every slug in every language. */
export function slugStaticPaths(slugs: string[]) {
  return locales.flatMap((locale) => slugs.map((slug) => ({ params: { locale: localeParam(locale), slug } })))
}
