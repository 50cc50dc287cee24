const SCOPED = /:where\(\.([\w-]+)\)/g

// A comma inside brackets, as in `:is(h2, h3)`, divides no selectors.
const COMMA = /,(?![^()]*\))/

/** Whether a rule is only for elements of the given scopes. */
function isOnlyFor(selector: string, scopes: ReadonlySet<string>): boolean {
  return selector.split(COMMA).every((part) => {
    const found = [...part.matchAll(SCOPED)].map(([, scope]) => scope as string)
    return found.length > 0 && found.some((scope) => scopes.has(scope))
  })
}

/** The stylesheet (minified, without comments) without the rules of components in `scopes`. */
export function leanStylesheet(css: string, scopes: ReadonlySet<string>): string {
  let kept = ''
  let at = 0
  while (at < css.length) {
    const open = css.indexOf('{', at)
    const statement = css.indexOf(';', at)
    if (open < 0) return kept + css.slice(at)
    if (statement >= 0 && statement < open) {
      kept += css.slice(at, statement + 1)
      at = statement + 1
      continue
    }
    const close = endOfBlock(css, open)
    const prelude = css.slice(at, open)
    const body = css.slice(open + 1, close)
    if (/^\s*@(media|supports|layer|container)/.test(prelude)) {
      const inner = leanStylesheet(body, scopes)
      if (inner.trim() !== '') kept += `${prelude}{${inner}}`
    } else if (!isOnlyFor(prelude, scopes)) kept += `${prelude}{${body}}`
    at = close + 1
  }
  return kept
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}
