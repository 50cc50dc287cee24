// Answered by the CMS or the publisher, not by files.
const ELSEWHERE = /^\/(?:api|admin|preview|_next)(?:\/|$)/

// A path that an address parser would give back as it is.
const PLAIN = /^\/(?![./])(?:[\w~-]|[./](?!\.))*$/

const origins = new Map<string, string>()

/** The path of this site that an address names, decoded and without query and hash; `null` for other sites and other services. */
export function localPathOf(address: string, base: string, siteUrl: string): string | null {
  if (address === '' || address.startsWith('#')) return null
  if (PLAIN.test(address)) return ELSEWHERE.test(address) ? null : address
  let url: URL
  try {
    url = new URL(address, new URL(base, siteUrl))
  } catch {
    return address
  }
  if (url.origin !== originOf(siteUrl) || ELSEWHERE.test(url.pathname)) return null
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

function originOf(siteUrl: string): string {
  const known = origins.get(siteUrl) ?? new URL(siteUrl).origin
  origins.set(siteUrl, known)
  return known
}
