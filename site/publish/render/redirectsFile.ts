import { arabicTarget, localePath, pathOfTarget, plainPath, plainTarget, splitLocale } from '@diwan/shared/content'

export interface Redirect {
  from: string
  to: string
  permanent: boolean
}

interface Site {
  siteUrl: string
  isPage: (path: string) => boolean
}

/**
 * The `_redirects` file: every rule leads to its final target at once, loops and rules for themselves are left out, and a rule
 * for a path holds for its Arabic form too. A path that has a page needs no rule. Behind a list that moved, one more line leads each of its
 * further pages to the same one of the new list.
 */
export function redirectsFile(redirects: Redirect[], { siteUrl, isPage }: Site): string {
  const rules = new Map<string, Redirect>()
  for (const redirect of redirects.flatMap((each) => written(each, siteUrl) ?? []).sort(byPath)) {
    for (const form of [redirect, arabic(redirect, siteUrl)]) {
      if (form !== null && (form === redirect || !rules.has(form.from))) rules.set(form.from, form)
    }
  }
  const lines = [...rules.keys()].sort().flatMap((from) => {
    const target = isPage(from) ? null : resolve(rules, from, isPage)
    if (target === null) return []
    const further = furtherPages(target.to, isPage)
    return [{ from, to: target.to }, ...(further === null ? [] : [{ from: `${from}/page/*`, to: further }])].map(
      (line) => `${line.from} ${line.to} ${target.permanent ? 301 : 302}`,
    )
  })
  return lines.map((line) => `${line}\n`).join('')
}

// The lists that an entry's slug names: a category's, a service's.
const LIST = /^\/articles\/(?:topic\/)?[^/.]+$/

/** Where the further pages of what moved are: those of the target, or itself when it is a list that has none left. */
function furtherPages(to: string, isPage: Site['isPage']): string | null {
  const path = pathOfTarget(to)
  if (path === null || path !== to) return null
  if (isPage(`${path}/page/1`)) return `${path}/page/:splat`
  return LIST.test(splitLocale(path)[1]) ? path : null
}

const byPath = (a: Redirect, b: Redirect) => (a.from < b.from || (a.from === b.from && a.to < b.to) ? -1 : 1)

/** A rule as paths are compared and targets are sent; `null` for one that would break the file. */
function written({ from, to, permanent }: Redirect, siteUrl: string): Redirect | null {
  const [path, target] = [plainPath(from), plainTarget(to, siteUrl)]
  return path?.startsWith('/') && target !== null ? { from: path, to: target, permanent } : null
}

function arabic({ from, to, permanent }: Redirect, siteUrl: string): Redirect | null {
  if (splitLocale(from)[0] === 'ar') return null
  const target = arabicTarget(to, siteUrl)
  return target === null ? null : { from: localePath('ar', from), to: target, permanent }
}

/** Follows a chain to its end; `null` for a loop. One temporary step makes the whole way temporary. */
function resolve(rules: Map<string, Redirect>, from: string, isPage: Site['isPage']): Redirect | null {
  const seen = new Set([from])
  let rule = rules.get(from) as Redirect
  for (;;) {
    const path = pathOfTarget(rule.to)
    if (path === null) return rule
    if (seen.has(path)) return null
    seen.add(path)
    const next = isPage(path) ? undefined : rules.get(path)
    if (next === undefined) return rule
    rule = { from, to: next.to, permanent: rule.permanent && next.permanent }
  }
}
