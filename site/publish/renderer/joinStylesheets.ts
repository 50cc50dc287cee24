import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEAN_SHEETS, type LeanSheets } from '../../store/leanSheets.ts'
import { dropIdleScopes } from './dropIdleScopes.ts'
import { leanStylesheet } from './leanStylesheet.ts'

interface Style {
  order: number
  depth: number
  sheet: Record<string, unknown>
}

// The site's layers in their order. Minifying drops the statement where a part needs none, and joined in another order parts need it.
const LAYERS = '@layer tokens,reset,base,controls;'

interface Options {
  pages: Iterable<{ styles: Style[] }>
  /** Folder of the prerender modules. */
  modules: string
  outDir: string
  /** Scopes of components that many templates may show and few pages do, in groups: see `LeanSheets`. */
  groups: string[][]
}

const SCOPE = /astro-[a-z0-9]{8}/g

// Astro's own order of a page's stylesheets (`cssOrder`).
function byOrder(a: Style, b: Style): number {
  if (a.order === -1 && b.order >= 0) return 1
  if (b.order === -1 && a.order >= 0) return -1
  if (a.order !== b.order) return a.order - b.order
  if (a.depth === -1) return -1
  if (b.depth === -1) return 1
  return a.depth > b.depth ? -1 : 1
}

/**
 * Gives each page one stylesheet with the rules of the components it can show, instead of one per component or one of the whole
 * site, and short scope names, only where a rule needs them: HTML and styles together decide when the first paint is. Where a template can show much more
 * than most of its pages do, leaner variants stand beside it, and each page takes the smallest that has its rules. Changes the
 * built files in place, before the first page is rendered.
 */
export function joinStylesheets({ pages, modules, outDir, groups }: Options): void {
  const texts = readModules(modules)
  const shorten = scopeNames(texts.values())
  const names = groups.map((scopes) => scopes.map(shorten))
  const joined = new Map<string, string>()
  const replaced = new Set<string>()
  const lean: LeanSheets = { groups: names, variants: {} }

  const write = (css: string) => {
    // A hash may begin with `_`, and the web server keeps such names to itself.
    const src = `_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
    writeFileSync(join(outDir, src), css)
    return src
  }
  for (const page of pages) {
    const sources = page.styles.toSorted(byOrder).map(({ sheet }) => sheet.src as string)
    if (sources.length === 0) continue
    const key = sources.join('\n')
    let src = joined.get(key)
    if (src === undefined) {
      const css =
        LAYERS + shorten(sources.map((source) => readFileSync(join(outDir, source), 'utf8').trim()).join('\n'))
      src = write(css)
      joined.set(key, src)
      lean.variants[src] = variantsOf(css, names, write)
    }
    for (const source of sources) replaced.add(source)
    page.styles.splice(0, page.styles.length, { order: 0, depth: 0, sheet: { type: 'external', src } })
  }
  const drop = dropIdleScopes([...joined.values()].map((src) => readFileSync(join(outDir, src), 'utf8')))
  for (const source of joined.values()) replaced.delete(source)
  for (const source of replaced) rmSync(join(outDir, source), { force: true })
  for (const [file, text] of texts) {
    const changed = drop(shorten(text)).replace(JSON.stringify(LEAN_SHEETS), () => JSON.stringify(JSON.stringify(lean)))
    if (changed !== text) writeFileSync(file, changed)
  }
}

/** One stylesheet for each set of groups a page may have; the place in the list is the set, one bit for each group. */
function variantsOf(css: string, groups: string[][], write: (css: string) => string): string[] {
  const made = new Map<string, string>()
  return Array.from({ length: 2 ** groups.length }, (_, set) => {
    const absent = groups.filter((_scopes, place) => (set & (1 << place)) === 0).flat()
    const text = leanStylesheet(css, new Set(absent))
    const src = made.get(text) ?? write(text)
    made.set(text, src)
    return src
  })
}

function readModules(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file))
  return new Map(files.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]))
}

/** Renames scopes by their place in the alphabet of all scopes. */
function scopeNames(texts: Iterable<string>): (text: string) => string {
  const scopes = new Set([...texts].flatMap((text) => text.match(SCOPE) ?? []))
  const names = new Map([...scopes].sort().map((scope, index) => [scope, `_${index.toString(36)}`]))
  return (text) => text.replace(SCOPE, (scope) => names.get(scope) ?? scope)
}
