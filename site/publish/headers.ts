import { MEASURING_ORIGINS, TAG_ORIGIN } from '@diwan/shared/spec/analytics'
import { EVERY_ANSWER, type Header, OVER_TLS, PATH_HEADERS } from '@diwan/shared/spec/headers'
import type { Inline } from './inlineOf.ts'

interface Options {
  /** Origin of the API when it is not the site's own. */
  apiOrigin?: string
  /** Whether visitors come by https. */
  isTls?: boolean
}

/**
 * The `_headers` file of a release, in the format of Netlify and Cloudflare Pages: security headers for every path, with the
 * hashes of the scripts and styles that stand inline in the given pages (one of each template is enough), and how long hashed
 * files may be kept. The measuring services are allowed only when the pages name an id of theirs. Pages get no Cache-Control of their own: both hosts join repeated names, and their default is to ask again.
 */
export function headersFile(pages: Iterable<Inline>, { apiOrigin = '', isTls = false }: Options = {}): string {
  const { scripts, styles, measures } = allOf(pages)
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

function allOf(pages: Iterable<Inline>): Inline {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  let measures = false
  for (const page of pages) {
    for (const script of page.scripts) scripts.add(script)
    for (const style of page.styles) styles.add(style)
    measures ||= page.measures
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort(), measures }
}

const blockOf = ({ path, headers }: { path: string; headers: readonly Header[] }) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
