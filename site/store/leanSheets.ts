/** Stands in the built modules until the build has made the stylesheets. */
export const LEAN_SHEETS = '__DIWAN_LEAN_SHEETS__'

/** Leaner variants of a template's stylesheet, without the rules of components that a page does not show. */
export interface LeanSheets {
  /** Scope classes of the components that go together. */
  groups: string[][]
  /** By stylesheet: what to link instead, at the place whose bits say which groups the page shows. */
  variants: Record<string, string[]>
}

const LINK = /<link rel="stylesheet" href="\/(_astro\/[\w.-]+\.css)">/
const isMade = (text: string) => text.startsWith('{')

/** `sheets` as the build leaves them in the modules; `null` while developing. */
export function parseLeanSheets(text: string): LeanSheets | null {
  return isMade(text) ? (JSON.parse(text) as LeanSheets) : null
}

/**
 * Links the smallest variant of the page's stylesheet that has the rules of every component on the page. `html` is text of any
 * one-byte encoding.
 */
export function linkLeanSheet(html: string, sheets: LeanSheets | null): string {
  if (sheets === null) return html
  const link = LINK.exec(html)
  const variants = link && sheets.variants[link[1] as string]
  if (!variants) return html
  const shown = scopesOn(html, sheets)
  const isShown = (scope: string) => shown.has(scope)
  const set = sheets.groups.reduce((bits, scopes, place) => (scopes.some(isShown) ? bits | (1 << place) : bits), 0)
  const src = variants[set] as string
  if (src === link[1]) return html
  const at = link.index + link[0].indexOf('_astro/')
  return html.slice(0, at) + src + html.slice(at + (link[1] as string).length)
}

const searches = new WeakMap<LeanSheets, RegExp>()

/** Which of the groups' scope classes stand in a page: found in one pass, because every page is looked through. */
function scopesOn(text: string, sheets: LeanSheets): Set<string> {
  const search = searches.get(sheets) ?? new RegExp(`[" ](${sheets.groups.flat().join('|')})(?=[" ])`, 'g')
  searches.set(sheets, search)
  return new Set(Array.from(text.matchAll(search), ([, scope = '']) => scope))
}
