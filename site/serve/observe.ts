import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayReadMetrics } from '@diwan/shared/lib/mayReadMetrics'
import { requestIdOf } from '@diwan/shared/lib/requestIdOf'
import type { SpanExporter } from '@diwan/shared/lib/tracing/SpanExporter'
import { REQUEST_ID_HEADER } from '@diwan/shared/spec/http'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isCmsPath, isPreviewPath } from './forwarder.ts'
import { log } from './log.ts'

const registry = new Registry()
collectDefaultMetrics({ register: registry })

const duration = new Histogram({
  name: 'diwan_web_request_seconds',
  help: 'Requests of the public origin by kind, method and status, and how long they took',
  labelNames: ['class', 'method', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
})

const FILE = /\.[a-z0-9]{2,5}$/i

function classOf(path: string): string {
  if (isCmsPath(path)) return path.startsWith('/api') ? 'api' : 'admin'
  if (isPreviewPath(path)) return 'preview'
  return FILE.test(path) ? 'file' : 'page'
}

/** Gives a request the id that every part's log knows it by, counts it when it is answered, and traces what another part answers. */
export function observe(req: IncomingMessage, res: ServerResponse, spans: SpanExporter | null): void {
  const header = REQUEST_ID_HEADER.toLowerCase()
  const request = requestIdOf(req.headers[header])
  req.headers[header] = request
  res.setHeader(REQUEST_ID_HEADER, request)
  const began = performance.now()
  res.once('close', () => {
    const ms = performance.now() - began
    const kind = classOf(req.url?.split('?', 1)[0] ?? '/')
    // A method that is none of ours would be a figure of its own.
    const method = ['GET', 'HEAD', 'POST'].includes(req.method ?? '') ? String(req.method).toLowerCase() : 'other'
    const status = res.statusCode
    duration.observe({ class: kind, method, status: String(status) }, ms / 1_000)
    // Not the path: it may hold the token of somebody's link. The part that answered knows its pattern.
    if (status >= 500 || (method !== 'get' && method !== 'head'))
      log('request', { request, class: kind, method, status, ms: Math.round(ms), isComplete: res.writableFinished })
    // A file of the release is a figure, not a story.
    if (status < 500 && (kind === 'page' || kind === 'file')) return
    const attributes = { 'http.request.method': method.toUpperCase(), 'http.response.status_code': status }
    const isFailed = status >= 500
    const when = { endedAt: Date.now(), ms }
    spans?.add({ request, name: `${method} ${kind}`, part: 'web', kind: 'server', ...when, isFailed, attributes })
  })
}

/** Answers `GET /metrics` for who knows `METRICS_TOKEN`; `false` when it is anybody else's, and the site has no such page. */
export async function answerMetrics(
  req: IncomingMessage,
  res: ServerResponse,
  token: string | undefined,
): Promise<boolean> {
  // Every visitor of a proxy on this machine has its address: here it opens nothing.
  if (!mayReadMetrics({ addresses: [], authorization: req.headers.authorization, token })) return false
  const body = await registry.metrics()
  res.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(body)
  return true
}
