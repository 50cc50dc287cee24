/** The path, query and hash of a target on the given origin; anything else, `//host` and `javascript:` included, gives `undefined`. */
export function sameOriginPath(target: unknown, origin: string): string | undefined {
  if (typeof target !== 'string' || target === '' || !URL.canParse(target, origin)) return undefined
  const url = new URL(target, origin)
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return undefined
  // "/.//host" resolves to the path "//host", which another parser reads as a host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash
}
