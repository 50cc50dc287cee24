import { ASK_AGAIN } from '@diwan/shared/spec/headers'
import { type HeaderRule, parseHeaderRules } from '../headerRules.ts'

/** Paths whose answers bring a policy of their own, and say how long they may be kept: the CMS's and the publisher's. */
export const ANSWERED_ELSEWHERE = ['/admin*', '/api*', '/_next*', '/preview*'] as const

// Without a word, browsers keep pages for a tenth of their age.
const EACH_TIME = parseHeaderRules(`/*\n  Cache-Control: ${ASK_AGAIN}`)
const OF_OTHERS = new Set(['content-security-policy', 'cache-control'])

const variableOf = (name: string) => `$diwan_${name.toLowerCase().replaceAll('-', '_')}`
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
function valueOf(text: string): string {
  // nginx has no way to write it in a map.
  if (text.includes('$')) throw new Error(`nginx would read a variable in the header value ${text}`)
  return quoted(text)
}
const regexOf = (path: string) => quoted(`~^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`)

/** The names of all headers of a release, in the order in which they first appear. */
export const namesIn = (rules: readonly HeaderRule[]): string[] => [
  ...new Map(rules.flatMap(({ headers }) => headers.map(([name]) => [name.toLowerCase(), name]))).values(),
]

/**
 * A release's headers for nginx: the maps for the `http` block and the lines for `server`. Values are looked up by path in maps,
 * because `add_header` inside a location drops those outside it.
 */
export function nginxHeaders(released: readonly HeaderRule[]): string {
  const rules = [...EACH_TIME, ...released]
  const blocks = namesIn(rules).map((name) => {
    const lines = rules
      .flatMap(({ headers, path }) =>
        headers.filter(([each]) => each.toLowerCase() === name.toLowerCase()).map(([, value]) => ({ path, value })),
      )
      // nginx takes the first expression that matches, `_headers` the last block.
      .toReversed()
      .map(({ path, value }) =>
        path === '/*' ? `  default ${valueOf(value)};` : `  ${regexOf(path)} ${valueOf(value)};`,
      )
    const elsewhere = OF_OTHERS.has(name.toLowerCase())
      ? ANSWERED_ELSEWHERE.map((path) => `  ${regexOf(path)} "";`)
      : []
    return [`map $uri ${variableOf(name)} {`, ...elsewhere, ...lines, '}'].join('\n')
  })
  const uses = namesIn(rules).map((name) => `#   add_header ${name} ${variableOf(name)} always;`)
  return [
    ...blocks,
    '# In the server block:',
    '#   server_tokens off;',
    '#   # The page as well as its headers: without it, browsers keep for ever that a file was missing.',
    '#   error_page 404 /404.html;',
    ...uses,
    '',
  ].join('\n')
}
