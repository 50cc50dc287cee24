export interface RedirectTarget {
  url: string
  /** Whether the target lies outside this site, so that only a full page load can reach it. */
  isExternal: boolean
}

/** Where a redirect rule leads: an absolute target is a full page load, and a hash is kept unless the target has its own. */
export function redirectTarget(to: string, from: string, origin: string): RedirectTarget {
  const target = new URL(to, origin)
  if (target.hash === '') target.hash = new URL(from, origin).hash
  const isExternal = /^[a-z][a-z\d+.-]*:|^\/\//i.test(to)
  return { url: isExternal ? target.href : target.pathname + target.search + target.hash, isExternal }
}
