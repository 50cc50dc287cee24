import { ASK_AGAIN } from '@diwan/shared/spec/headers'
import type { HeaderRule } from '../headerRules.ts'
import { ANSWERED_ELSEWHERE } from './nginxHeaders.ts'

const CACHE = 'Cache-Control'
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
const isNamed = (name: string) => (other: readonly [name: string, value: string]) =>
  other[0].toLowerCase() === name.toLowerCase()

/**
 * A release's headers for a Caddy site block. Caddy sorts `header` lines by path, the longest first, and the last one that fits would
 * win: what some path says otherwise is of all other answers a default (`?`), set last and only where nothing else was.
 */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const ofPaths = rules.filter(({ path }) => path !== '/*').flatMap(({ headers }) => headers)
  const ofAll = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => headers)
  // A default leaves the policy that the CMS or the publisher sent, too.
  const isDefault = (name: string) => isNamed(name)(['content-security-policy', '']) || ofPaths.some(isNamed(name))
  const defaults = ofAll.filter(([name]) => isDefault(name))
  if (!ofAll.some(isNamed(CACHE))) defaults.push([CACHE, ASK_AGAIN])
  return [
    `# Policies of ${ANSWERED_ELSEWHERE.join(', ')} come from the CMS and the publisher.`,
    'header -Server',
    ...ofAll.filter(([name]) => !isDefault(name)).map(([name, value]) => `header /* ${name} ${quoted(value)}`),
    ...defaults.map(([name, value]) => `header /* ?${name} ${quoted(value)}`),
    ...rules
      .filter(({ path }) => path !== '/*')
      .flatMap(({ headers, path }) => headers.map(([name, value]) => `header ${path} ${name} ${quoted(value)}`)),
    '# In handle_errors, where defaults are not set, or browsers keep for ever that a file was missing:',
    ...defaults.map(([name, value]) => `#   header ${name} ${quoted(value)}`),
    '',
  ].join('\n')
}
