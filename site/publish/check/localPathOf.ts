import { BoundedCache } from '../../store/BoundedCache.ts'

// Answered by the CMS or the publisher, not by files.
const ELSEWHERE = /^\/(?:api|admin|preview|_next)(?:\/|$)/

// A path that an address parser would give back as it is.
const PLAIN = /^\/(?![./])(?:[\w~-]|[./](?!\.))*$/

const origins = new Map<string, string>()

// An address that means the same on every page. Most of them stand on many.
const ABSOLUTE = /^(?:\/|[a-z][a-z0-9+.-]*:)/i
const known = new BoundedCache<string | null>(1_000_000)

/** The path of this site that an address names, decoded and without query and hash; `null` for other sites and other services. */
export function localPathOf(address: string, base: string, siteUrl: string): string | null {
  if (address === '' || address.startsWith('#')) return null
  if (PLAIN.test(address)) return ELSEWHERE.test(address) ? null : address
  if (!ABSOLUTE.test(address)) return read(address, base, siteUrl)
  const key = `${siteUrl} ${address}`
  const found = known.get(key)
  if (found !== undefined) return found
  const path = read(address, base, siteUrl)
  known.set(key, path, key.length)
  return path
}

function read(address: string, base: string, siteUrl: string): string | null {
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
