import { decodedOf, plainPath, withoutSlash } from './plainPath.ts'

const TARGET = /^(\/(?![/\\])|https?:\/\/)\S*$/i

/**
 * Where a redirect leads, in the one way it is written: an address of the site itself is its path, encoded, without dot segments or a
 * slash behind; a query and a hash stay. `null` for what is neither a path nor a whole address.
 */
export function plainTarget(target: string, siteUrl: string): string | null {
  if (!TARGET.test(target) || !URL.canParse(target, siteUrl)) return null
  const { href, origin, pathname, search, hash } = new URL(target, siteUrl)
  if (origin !== new URL(siteUrl).origin) return href
  const path = encodedPath(withoutSlash(pathname))
  return path === null || path.startsWith('//') ? null : `${path}${search}${hash}`
}

/** The path that a target leads to, as the web server compares it; `null` for one elsewhere. */
export function pathOfTarget(target: string): string | null {
  return target.startsWith('/') ? plainPath(target.split(/[?#]/)[0] as string) : null
}

/** A path whose segments are encoded alike, however they came. */
function encodedPath(path: string): string | null {
  const segments = path.split('/').map(decodedOf)
  if (segments.includes(null)) return null
  return segments.map((segment) => encodeURI(segment as string).replace(/[?#/]/g, encodeURIComponent)).join('/')
}
