import { Agent as HttpAgent, type AgentOptions, type IncomingMessage, ServerResponse } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { Socket } from 'node:net'
import { createProxyServer } from 'httpxy'
import { type Locale, splitLocale } from '@diwan/shared/content'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { sentencePage } from '@diwan/shared/lib/sentencePage'
import { unavailableMessages } from '@diwan/shared/messages/unavailable'
import { SENTENCE_POLICY } from '@diwan/shared/spec/headers'
import { LOGIN_PATH } from '@diwan/shared/spec/session'
import type { CrowdGate } from './crowdGate.ts'
import type { Place } from './env.ts'
import { log } from './log.ts'

const RETRY_AFTER_SECONDS = '5'
const FAULT = 400
/** What a part reads of a body at once. */
const READ_BYTES = 64 * 1024

/**
 * How connections to the parts behind are kept. Who keeps one without a time of its own (the default) leaves the closing to the other
 * side, and a part that was busy for seconds closes, as idle, one on which a request is waiting. Given up here long before that: after
 * this time, or a second before the part's own `Keep-Alive` says, whichever comes first.
 */
const CONNECTIONS: AgentOptions = { keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout: 30 * SECOND }

/**
 * How long somebody waits for an answer of which nothing has come. The CMS's own waiting for its database ends after half of it, so a part
 * that takes longer has stopped.
 */
const PATIENCE = MINUTE

/** What may be asked again by whoever gets no answer: reading, and the forms, whose second time is known by their key. */
const isRepeatable = ({ method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' || method === 'HEAD' || /^\/api\/[\w-]+\/submit(?:\?|$)/.test(url)

/** A form that a browser posts by itself: who sent it looks at the answer. */
export const isFormPost = ({ headers, method, url = '' }: IncomingMessage): boolean =>
  method === 'POST' && url.startsWith('/api/') && String(headers.accept ?? '').includes('text/html')

// The page a form stands on tells which language its visitor reads.
const localeOf = ({ headers }: IncomingMessage): Locale =>
  splitLocale(URL.parse(headers.referer ?? '')?.pathname ?? '/')[0]

function unavailablePage(req: IncomingMessage): string {
  const locale = localeOf(req)
  const { title, form, part } = unavailableMessages[locale]
  return sentencePage({ locale, title, text: isFormPost(req) ? form : part })
}

/** Answers for a part that does not: JSON for its API, a page for people; always with a time to come back. */
export function answerUnavailable(req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const wantsPage = req.url?.startsWith('/admin') || req.url?.startsWith('/preview') || isFormPost(req)
  res.statusCode = 503
  res.setHeader('Retry-After', RETRY_AFTER_SECONDS)
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
  if (wantsPage) res.setHeader('Content-Security-Policy', SENTENCE_POLICY)
  // A frame has no button to load it anew, and the scripts of previews come from the part that is away.
  if (isPreviewPath(req.url ?? '')) res.setHeader('Refresh', RETRY_AFTER_SECONDS)
  res.end(
    wantsPage
      ? unavailablePage(req)
      : JSON.stringify({ success: false, message: 'The service is not answering. Please try again in a few seconds.' }),
  )
}

const isLong = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > READ_BYTES

const originOf = (scheme: 'http' | 'ws', { host, port, isSecure }: Place) =>
  `${scheme}${isSecure ? 's' : ''}://${host}:${port}`

/** Hands requests on to another part. A client's own forwarding headers are dropped unless a proxy in front is trusted. */
export function createForwarder(trustProxy: boolean, crowdGate: CrowdGate) {
  const proxy = createProxyServer({ xfwd: false, proxyTimeout: 0 })
  const agents = { http: new HttpAgent(CONNECTIONS), https: new HttpsAgent(CONNECTIONS) }
  proxy.on('proxyReq', (asked, req) => {
    if (!isRepeatable(req)) return
    // Not while a large file is on its way from a slow telephone.
    asked.once('finish', () => {
      const timer = setTimeout(() => asked.destroy(new Error('Nothing came of an answer.')), PATIENCE)
      for (const end of ['response', 'close']) asked.once(end, () => clearTimeout(timer))
    })
  })
  proxy.on('proxyRes', (answer, req) => {
    const { headers, socket, statusCode = 0 } = answer
    // Who refuses a body may leave the rest of it unread, and whatever is sent on this connection next waits behind that.
    if (statusCode >= FAULT && isLong(req)) answer.once('end', () => socket.destroy())
    // Nobody needs to know what answers here, and in which version.
    for (const name of ['server', 'x-powered-by', 'x-nextjs-cache', 'x-nextjs-prerender']) delete headers[name]
    crowdGate.hear(headers)
  })
  proxy.on('error', (error, req, res) => {
    log('a part did not answer', { path: req?.url?.split('?', 1)[0], message: error.message })
    if (req && res instanceof ServerResponse) answerUnavailable(req, res)
    else if (res && 'destroy' in res) res.destroy()
  })

  function setForwarded(req: IncomingMessage) {
    const { headers, socket } = req
    if (!trustProxy) {
      headers['x-forwarded-for'] = socket.remoteAddress ?? ''
      headers['x-forwarded-proto'] = 'http'
      headers['x-forwarded-host'] = headers.host ?? ''
    }
    // Payload takes a cookie without Origin only beside Sec-Fetch-Site, which browsers send on HTTPS and localhost alone. Reading
    // is safe to allow: another site cannot see the answer.
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (isRead && !headers.origin && !headers['sec-fetch-site']) headers['sec-fetch-site'] = 'none'
    // A second name for the same fact would be a way around it.
    for (const name of ['forwarded', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'x-middleware-subrequest'])
      delete headers[name]
  }

  return {
    web(req: IncomingMessage, res: ServerResponse, target: Place) {
      setForwarded(req)
      const agent = target.isSecure ? agents.https : agents.http
      return proxy.web(req, res, { agent, target: originOf('http', target) }).catch(() => answerUnavailable(req, res))
    },
    upgrade(req: IncomingMessage, socket: Socket, head: Buffer, target: Place) {
      setForwarded(req)
      return proxy.ws(req, socket, { target: originOf('ws', target) }, head).catch(() => socket.destroy())
    },
  }
}

/** Paths of the CMS. `/_next` holds the admin's own scripts. */
export function isCmsPath(path: string): boolean {
  return /^\/(?:admin|api|_next)(?:\/|$)/.test(path) || path === LOGIN_PATH
}

/** Paths of the publisher. */
export function isPreviewPath(path: string): boolean {
  return /^\/preview(?:\/|$)/.test(path)
}
