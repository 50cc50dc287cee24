import { ASK_AGAIN } from '@diwan/shared/spec/headers'
import type { HeaderRule } from '../headerRules.ts'
import { ANSWERED_ELSEWHERE } from './nginxHeaders.ts'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A release's headers for a Caddy site block. Later lines overwrite earlier ones, as in `_headers`. */
export function caddyHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ headers, path }) =>
    headers.map(([name, value]) => {
      // `?` leaves the policy that the CMS or the publisher sent.
      const isOwn = path === '/*' && name.toLowerCase() === 'content-security-policy'
      return `header ${path} ${isOwn ? '?' : ''}${name} ${quoted(value)}`
    }),
  )
  return [
    `# Policies of ${ANSWERED_ELSEWHERE.join(', ')} come from the CMS and the publisher.`,
    'header -Server',
    ...lines,
    '# In handle_errors, or browsers keep for ever that a file was missing:',
    `#   header Cache-Control ${quoted(ASK_AGAIN)}`,
    '',
  ].join('\n')
}
