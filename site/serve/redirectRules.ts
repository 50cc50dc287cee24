/** One line of a `_redirects` file. */
export interface RedirectRule {
  to: string
  status: number
}

/** Reads a `_redirects` file: `from to [status]` per line, exact paths; 301 when no status is given. */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>()
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    const [from, to, status = '301'] = line.trim().split(/\s+/)
    if (from && to && !rules.has(from)) rules.set(from, { to, status: Number(status) })
  }
  return rules
}

/** The target with the request's query kept, unless the target has its own. */
export function targetWithQuery(to: string, search: string): string {
  if (!search || to.includes('?')) return to
  const [path, hash] = to.split('#', 2)
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`
}
