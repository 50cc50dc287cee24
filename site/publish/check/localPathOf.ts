// Answered by the CMS or the publisher, not by files.
const ELSEWHERE = /^\/(?:api|admin|preview|_next)(?:\/|$)/

/** The path of this site that an address names, decoded and without query and hash; `null` for other sites and other services. */
export function localPathOf(address: string, base: string, siteUrl: string): string | null {
  if (address === '' || address.startsWith('#')) return null
  let url: URL
  try {
    url = new URL(address, new URL(base, siteUrl))
  } catch {
    return address
  }
  if (url.origin !== new URL(siteUrl).origin || ELSEWHERE.test(url.pathname)) return null
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}
