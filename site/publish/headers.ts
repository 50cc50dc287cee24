import { createHash } from 'node:crypto'
import { ANALYTICS_META, MEASURING_ORIGINS, TAG_ORIGIN } from '@diwan/shared/spec/analytics'
import { EVERY_ANSWER, type Header, OVER_TLS, PATH_HEADERS } from '@diwan/shared/spec/headers'
import { attributesOf, type Tag, tagsOf } from './html/tagsOf.ts'

interface Options {
  /** Origin of the API when it is not the site's own. */
  apiOrigin?: string
  /** Whether visitors come by https. */
  isTls?: boolean
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// Data blocks (`application/ld+json`, JSON props) are not run, so the policy does not ask for their hashes.
const isData = (tag: Tag) => {
  const type = new Map(attributesOf(tag)).get('type')
  return type !== undefined && !/^(?:module|text\/javascript|importmap|speculationrules)/i.test(type)
}
const isLoaded = (tag: Tag) => new Map(attributesOf(tag)).has('src')

const mayMeasure = (pages: string[]) => pages.some((html) => html.includes(`<meta name="${ANALYTICS_META}"`))

function inlineHashes(pages: Iterable<string>) {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const html of pages) {
    for (const tag of tagsOf(html)) {
      if (!tag.text) continue
      if (tag.name === 'style') styles.add(sha256(tag.text))
      else if (tag.name === 'script' && !isLoaded(tag) && !isData(tag)) scripts.add(sha256(tag.text))
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() }
}

/**
 * The `_headers` file of a release, in the format of Netlify and Cloudflare Pages: security headers for every path, with the
 * hashes of the scripts and styles that stand inline in the given pages (one of each template is enough), and how long hashed
 * files may be kept. The measuring services are allowed only when the pages name an id of theirs. Pages get no Cache-Control of their own: both hosts join repeated names, and their default is to ask again.
 */
export function headersFile(pages: Iterable<string>, { apiOrigin = '', isTls = false }: Options = {}): string {
  const samples = [...pages]
  const { scripts, styles } = inlineHashes(samples)
  const measures = mayMeasure(samples)
  const measuring = measures ? MEASURING_ORIGINS : []
  const own = ["'self'", apiOrigin].filter(Boolean).join(' ')
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...(measures ? [TAG_ORIGIN] : []), ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...measuring].join(' '),
    [`connect-src ${own}`, ...measuring].join(' '),
    `form-action ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  const everywhere: Header[] = [['Content-Security-Policy', policy], ...EVERY_ANSWER, ...(isTls ? [OVER_TLS] : [])]
  return [{ path: '/*', headers: everywhere }, ...PATH_HEADERS].map(blockOf).join('')
}

const blockOf = ({ path, headers }: { path: string; headers: readonly Header[] }) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
