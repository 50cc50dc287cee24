import { localePath, type Locale } from '@diwan/shared/content'

/** Path of a part of a list; without a name that of the list itself. */
export function listPath(locale: Locale, path: string, page: string | null): string {
  return localePath(locale, page === null ? path : `${path}/page/${page}`)
}
