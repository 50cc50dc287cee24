import { defaultLocale, type Locale } from './locales.ts'

/** Puts a path under its language: `/about-us` → `/ar/about-us`; the home page of Arabic is `/ar`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Splits a path into its language and the path without the prefix: `/ar/blog/x` → `['ar', '/blog/x']`. */
export function splitLocale(path: string): [locale: Locale, path: string] {
  if (path === '/ar' || path === '/ar/') return ['ar', '/']
  if (path.startsWith('/ar/')) return ['ar', path.slice(3)]
  return ['en', path]
}
