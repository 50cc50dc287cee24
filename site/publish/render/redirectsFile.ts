import { localePath, splitLocale } from '@diwan/shared/content'

export interface Redirect {
  from: string
  to: string
  permanent: boolean
}

/**
 * The `_redirects` file: every rule leads to its final target at once, loops and rules for themselves are left out, and a rule
 * for a path holds for its Arabic form too. A path that has a page needs no rule.
 */
export function redirectsFile(redirects: Redirect[], isPage: (path: string) => boolean): string {
  const rules = new Map<string, Redirect>()
  for (const redirect of [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    for (const form of [redirect, arabic(redirect)]) {
      if (form !== null && /^\/\S*$/.test(form.from) && /^(?:\/|https?:)\S*$/.test(form.to)) {
        if (form === redirect || !rules.has(form.from)) rules.set(form.from, form)
      }
    }
  }
  const lines = [...rules.keys()].sort().flatMap((from) => {
    const target = isPage(from) ? null : resolve(rules, from, isPage)
    return target === null ? [] : [`${from} ${target.to} ${target.permanent ? 301 : 302}`]
  })
  return lines.map((line) => `${line}\n`).join('')
}

function arabic({ from, to, permanent }: Redirect): Redirect | null {
  if (!from.startsWith('/') || splitLocale(from)[0] === 'ar') return null
  const isPath = to.startsWith('/') && splitLocale(to)[0] === 'en'
  return { from: localePath('ar', from), to: isPath ? localePath('ar', to) : to, permanent }
}

/** Follows a chain to its end; `null` for a loop. One temporary step makes the whole way temporary. */
function resolve(rules: Map<string, Redirect>, from: string, isPage: (path: string) => boolean): Redirect | null {
  const seen = new Set([from])
  let rule = rules.get(from) as Redirect
  for (;;) {
    const path = rule.to.split(/[?#]/)[0] as string
    if (seen.has(path)) return null
    seen.add(path)
    const next = isPage(path) ? undefined : rules.get(path)
    if (next === undefined) return rule
    rule = { from, to: next.to, permanent: rule.permanent && next.permanent }
  }
}
