import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { mayReadMetrics } from '@diwan/shared/lib/mayReadMetrics'
import { MINUTE, SECOND } from '@diwan/shared/lib/time'
import { spanExporter } from '@diwan/shared/lib/tracing/SpanExporter'
import { CROWD_RETRY_SECONDS } from '@diwan/shared/spec/security'
import { createCrowdGate } from './crowdGate.ts'
import type { WebEnv } from './env.ts'
import { answerUnavailable, createForwarder, isCmsPath, isFormPost, isPreviewPath } from './forwarder.ts'
import { headersOf } from './headerRules.ts'
import { log } from './log.ts'
import { answerMetrics, observe } from './observe.ts'
import { followRelease, type Release } from './release.ts'
import { setSecurityHeaders } from './securityHeaders.ts'
import { serveSite } from './serveSite.ts'

function setPagePolicy(res: ServerResponse, release: Release | null) {
  const policy = release && headersOf(release.headers, '/').get('content-security-policy')
  if (policy) res.setHeader('Content-Security-Policy', policy)
}

// What the parts behind understand. TRACE would show a page's script the cookies that it may not read.
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The path and query of a request; a proxy's form with scheme and host says nothing else. `null` for what is no path. */
function targetOf({ headersDistinct, url = '' }: IncomingMessage): string | null {
  // Of two hosts each part behind would believe another one.
  if ((headersDistinct.host?.length ?? 0) > 1) return null
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '')
  if (target.startsWith('/')) return target
  return target !== url && /^(?:$|\?)/.test(target) ? `/${target}` : null
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** A readable path as the CMS reads it: `/api/%6detrics` and `/admin/../api/metrics` are `/api/metrics` there. */
const asRead = (path: string) => decodeURIComponent(URL.parse(path, 'http://cms')?.pathname ?? path)

function refuse(res: ServerResponse, status: number, message: string) {
  res.statusCode = status
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.end(JSON.stringify({ success: false, message }))
}

// What a release has and `astro dev` has not.
const isReleaseFile = (path: string) => /^\/(?:builds|media)\//.test(path)

/** 10 MB at 20 KB a second, with room. */
const REQUEST_WITHIN = 15 * MINUTE
const HEADERS_WITHIN = 30 * SECOND
/** Nothing from either side, also while the CMS works. */
const SILENT_FOR = 2 * MINUTE
/**
 * A connection that nobody uses stays open for longer than any proxy in front keeps its own (Caddy two minutes, nginx and load balancers
 * one): with Node's five seconds, one may be closed here just as a request comes along it, and a form is not sent twice.
 */
const IDLE_FOR = 150 * SECOND

/** The public origin: the live release, and the CMS and the publisher under their paths. */
export function createWebServer(env: WebEnv): Server {
  const currentRelease = followRelease(env.releaseLink)
  const crowdGate = createCrowdGate()
  const forwarder = createForwarder(env.trustProxy, crowdGate)
  const spans = spanExporter('web', env.traces?.endpoint, env.traces?.headers)
  const hasToken = ({ headers: { authorization } }: IncomingMessage) =>
    mayReadMetrics({ addresses: [], authorization, token: env.metricsToken })

  async function answer(req: IncomingMessage, res: ServerResponse) {
    observe(req, res, spans)
    const target = targetOf(req)
    const path = target?.split('?', 1)[0] ?? '/'
    const isDevSite = env.devSite !== null && !isCmsPath(path) && !isReleaseFile(path)
    setSecurityHeaders(req, res, { isDevSite, trustProxy: env.trustProxy })
    if (target === null) return refuse(res, 400, 'Ask one host for a path, like /about-us.')
    req.url = target
    if (!METHODS.has(req.method ?? '')) {
      res.setHeader('Allow', [...METHODS].join(', '))
      return refuse(res, 405, 'This method is not understood here.')
    }
    // The CMS fails over it; the site's own pages say that they are not there.
    if (isCmsPath(path) && !isReadable(path)) return refuse(res, 400, 'This address is not written in UTF-8.')
    // A form posted without JavaScript is answered with a page of the release, filled in by the CMS.
    if (isFormPost(req)) setPagePolicy(res, currentRelease())
    const read = isCmsPath(path) ? asRead(path) : path
    // Behind a proxy on this machine each visitor looks like this machine, for which the CMS needs no token.
    if (read === '/api/metrics' && !hasToken(req)) return refuse(res, 404, 'There is nothing here.')
    const crowd = crowdGate.refusal(req, read)
    if (crowd) {
      res.setHeader('Retry-After', CROWD_RETRY_SECONDS)
      return refuse(res, 429, crowd)
    }
    if (isCmsPath(path)) return forwarder.web(req, res, env.cms)
    if (path === '/metrics' && (await answerMetrics(req, res, env.metricsToken))) return
    if (isPreviewPath(path)) return forwarder.web(req, res, env.publisher)
    if (env.devSite && !isReleaseFile(path)) return forwarder.web(req, res, env.devSite)
    const release = currentRelease()
    return release ? serveSite(req, res, release) : answerUnavailable(req, res)
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      log('request failed', { message: error instanceof Error ? error.message : String(error) })
      answerUnavailable(req, res)
    })
  })
  server.on('upgrade', (req: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    socket.setTimeout(0)
    if (isCmsPath(req.url ?? '/')) void forwarder.upgrade(req, socket, head, env.cms)
    else if (env.devSite) void forwarder.upgrade(req, socket, head, env.devSite)
    else socket.destroy()
  })
  // An upload may take minutes on a phone; a request line or headers may not, nor may a sender who says nothing at all.
  server.requestTimeout = REQUEST_WITHIN
  server.headersTimeout = HEADERS_WITHIN
  server.setTimeout(SILENT_FOR)
  server.keepAliveTimeout = IDLE_FOR
  return server
}
