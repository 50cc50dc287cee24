/** One line of a `_redirects` file. */
export interface RedirectRule {
  to: string
  status: number
}

/** Reads a `_redirects` file: `from to [status]` per line, exact paths or all in a folder (`/a/*`); 301 when no status is given. */
export function parseRedirectRules(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>()
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue
    const [from, to, status = '301'] = line.trim().split(/\s+/)
    if (from && to && !rules.has(from)) rules.set(from, { to, status: Number(status) })
  }
  return rules
}

const LAST = /\/([^/]+)$/

/**
 * The rule for a path: its own, or that of its folder, whose target names the page asked for by `:splat`. A list that has no such page any
 * more is shown from its beginning.
 */
export function ruleFor(
  rules: ReadonlyMap<string, RedirectRule>,
  path: string,
  isPage: (path: string) => boolean,
): RedirectRule | undefined {
  const own = rules.get(path)
  const rule = own ?? rules.get(path.replace(LAST, '/*'))
  if (own || !rule) return rule
  const to = rule.to.replace(':splat', () => encodeURIComponent(LAST.exec(path)?.[1] ?? ''))
  return to === rule.to || isPage(to) ? { ...rule, to } : { to: rule.to.replace(/\/page\/:splat$/, ''), status: 302 }
}

/** The target with the request's query kept, unless the target has its own. */
export function targetWithQuery(to: string, search: string): string {
  if (!search || to.includes('?')) return to
  const [path, hash] = to.split('#', 2)
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`
}
