import { localePath, locales } from '@diwan/shared/content'
import { filesBelow } from '../../site/publish/filesBelow.ts'

/** A path that no site has: it is answered with the page for what is not found. */
const UNKNOWN = '/no-such-page'

/** Paths of the pages that lie in a release's folder. */
export function pagesOfRelease(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map(pathOfFile)
    .sort()
}

/** `index.html` → `/`, `ar/clients.html` → `/ar/clients`, `ar/404/index.html` and `404.html` → a path that is not found. */
function pathOfFile(file: string): string {
  const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
  return path.replace(/\/404$/, UNKNOWN)
}

/** Paths that a running site's sitemaps name, and the pages that stand in none. */
export async function pagesOfSitemap(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const maps = await Promise.all(
    placesIn(index).map(async (place) => (await fetch(new URL(new URL(place).pathname, origin))).text()),
  )
  const extra = locales.flatMap((locale) => ['/thank-you', UNKNOWN].map((path) => localePath(locale, path)))
  return [...new Set([...maps.flatMap(placesIn).map((place) => new URL(place).pathname), ...extra])].sort()
}

const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place as string)

/** Whether a route pattern such as `/[...locale]/blog/[slug]` makes this path. */
function isMadeBy(pattern: string, path: string): boolean {
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((part) =>
      part === '[...locale]' ? '(?:/ar)?' : `/${part.replace(/[.+?^$]/g, '\\$&').replace(/\[[^\]]+\]/g, '[^/]+')}`,
    )
    .join('')
  return new RegExp(`^${source}/?$`).test(path)
}

/** The template that makes a path: the pattern with the fewest variable parts. */
export function templateOf(path: string, templates: readonly string[]): string | null {
  const variables = (pattern: string) => pattern.match(/\[(?!\.\.\.)/g)?.length ?? 0
  return templates.filter((pattern) => isMadeBy(pattern, path)).sort((a, b) => variables(a) - variables(b))[0] ?? null
}

/** One page for each template and language, the first in the list. */
export function firstOfEachTemplate(paths: readonly string[], templates: readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const path of paths) {
    const locale = /^\/ar(?:\/|$)/.test(path) ? 'ar' : 'en'
    const key = `${locale} ${templateOf(path, templates)}`
    if (!found.has(key)) found.set(key, path)
  }
  return [...found.values()]
}
