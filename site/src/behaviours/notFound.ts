import { RouteError, matchRoute } from '@diwan/shared/browser/routeValidation'
import { contentTypes, localePath, otherLocale, splitLocale } from '@diwan/shared/content'
import { routeValidationFailed } from '@diwan/shared/spec/errors'

const entryPaths = Object.values(contentTypes).flatMap((type) => ('entryPath' in type ? [type.entryPath] : []))

/** Pages of entries: what stands for `{id}` is a slug, or the document's own id. */
const routes = entryPaths
  .filter((path) => path !== '')
  .map((path) => ({
    pattern: `${path}/{id}`,
    validate: ({ id = '' }: Record<string, string>) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(id),
  }))

/** The message of an address whose route refuses it; `null` for one that is merely unknown. §8 */
export function refusalOf(address: string): string | null {
  const [, path] = splitLocale(address)
  try {
    matchRoute(routes, path)
  } catch (error) {
    if (error instanceof RouteError && error.message === routeValidationFailed(path))
      return routeValidationFailed(address)
  }
  return null
}

/** Leads from the page of a missing address to the same address in the other language, which may exist. */
export function switchLanguageHere(): void {
  const [locale, path] = splitLocale(location.pathname)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel="alternate"][hreflang]'))
    // Not `href`: an address that goes on with two slashes would be another host's.
    link.pathname = localePath(otherLocale(locale), path)
}
