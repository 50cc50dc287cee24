import type { IncomingMessage, ServerResponse } from 'node:http'
import { DATA_POLICY, EVERY_ANSWER, OVER_TLS } from '@diwan/shared/spec/headers'

interface Options {
  /** While developing, Vite writes scripts of its own into the pages. */
  isDevSite: boolean
  trustProxy: boolean
}

/**
 * Headers that every answer of the public origin carries, whoever made it. A release's `_headers` and the CMS put the policy of their
 * pages in the place of the narrow one.
 */
export function setSecurityHeaders(
  req: IncomingMessage,
  res: ServerResponse,
  { isDevSite, trustProxy }: Options,
): void {
  for (const [name, value] of EVERY_ANSWER) res.setHeader(name, value)
  if (!isDevSite) res.setHeader('Content-Security-Policy', DATA_POLICY)
  if (trustProxy && req.headers['x-forwarded-proto'] === 'https') res.setHeader(...OVER_TLS)
}
