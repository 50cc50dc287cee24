import { localePath, type Locale } from '@diwan/shared/content'

/** Path of a numbered page of a list; without a number that of the list itself. */
export function listPath(locale: Locale, path: string, page: number | null): string {
  return localePath(locale, page === null ? path : `${path}/page/${page}`)
}
