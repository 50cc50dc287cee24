import { localePath, type Locale } from '@diwan/shared/content'

// Files and other programs live once, outside the languages.
const SHARED = /^\/(ar|admin|api|media|preview|builds|_astro)(\/|$)|\.[a-z0-9]+$/

/** Puts a path that an editor wrote without a language under the page's own; any other link stays as it is. */
export function localHref<T extends string | null>(locale: Locale, href: T): T {
  if (href === null || !href.startsWith('/')) return href
  const end = href.search(/[?#]/)
  const path = end === -1 ? href : href.slice(0, end)
  if (SHARED.test(path)) return href
  return `${localePath(locale, path)}${href.slice(path.length)}` as T
}
