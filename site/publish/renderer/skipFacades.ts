import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FACADE = /^import\s*["']\.\/([\w.-]+\.js)["'];?\s*$/

/** The files that do nothing but import one other file, by name: what is imported. */
function facadesOf(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const facades = new Map<string, string>()
  for (const [name, text] of scripts) {
    const target = FACADE.exec(text)?.[1]
    if (target !== undefined && scripts.has(target)) facades.set(name, target)
  }
  return facades
}

/**
 * Lets pages name the script itself where the bundler, whose chunks are divided by `codeSplitting`, leaves an entry that only imports
 * it: a browser would learn of the script a round trip later. Changes the built modules in place, before the first page is rendered.
 */
export function skipFacades({ modules, outDir }: { modules: string; outDir: string }): void {
  const assets = join(outDir, '_astro')
  // A site without scripts and styles has none.
  if (!existsSync(assets)) return
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const facades = facadesOf(new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')])))
  if (facades.size === 0) return
  for (const file of readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.m?js$/.test(name),
  )) {
    const path = join(modules, file)
    const text = readFileSync(path, 'utf8')
    const changed = [...facades].reduce(
      (all, [name, target]) => all.replaceAll(`_astro/${name}`, `_astro/${target}`),
      text,
    )
    if (changed !== text) writeFileSync(path, changed)
  }
  for (const name of facades.keys()) rmSync(join(assets, name))
}
