// What an address takes over as it stands. A sitemap asks for hundreds, and parsing each was much of rendering it.
const PLAIN = /^(?:\/[\w-]+)+$/

/** A path of this site as a whole address, without a slash at the end: `/` → `https://example.com`. */
export function absoluteUrl(origin: string | URL | undefined, path: string): string {
  if (origin === undefined) throw new Error('The site has no address. Set SITE_URL before the build.')
  if (typeof origin !== 'string' && PLAIN.test(path)) return origin.origin + path
  const url = new URL(path, origin)
  return url.pathname === '/' ? url.origin : url.href
}
