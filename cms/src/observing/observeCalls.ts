import { requestIdOf } from '@diwan/shared/lib/requestIdOf'
import { REQUEST_ID_HEADER } from '@diwan/shared/spec/http'
import type { Endpoint, PayloadHandler, SanitizedConfig } from 'payload'
import { withinRequest } from './currentRequest'
import { callDuration } from './metrics'
import { routeClass } from './routeClass'
import { spans } from './spans'

/** Gives each call of the API its id, counts it, and writes a line about each one that changes something or fails. */
export function observeCalls(config: SanitizedConfig): SanitizedConfig {
  config.endpoints = observed(config.endpoints, '')
  for (const collection of config.collections) {
    if (collection.endpoints) collection.endpoints = observed(collection.endpoints, `/${collection.slug}`)
  }
  for (const global of config.globals) {
    if (global.endpoints) global.endpoints = observed(global.endpoints, `/globals/${global.slug}`)
  }
  return config
}

const observed = <T extends Endpoint>(endpoints: T[], parent: string): T[] =>
  endpoints.map((endpoint) => ({
    ...endpoint,
    // The pattern and never the path: paths hold tokens of candidates' links.
    handler: observe(endpoint.handler, endpoint.method, parent + endpoint.path),
  }))

function observe(handler: PayloadHandler, method: string, route: string): PayloadHandler {
  const kind = routeClass(route)
  return (req) => {
    const request = requestIdOf(req.headers.get(REQUEST_ID_HEADER))
    return withinRequest(request, async () => {
      const began = performance.now()
      let status = 500
      try {
        const answer = await handler(req)
        status = answer.status
        return answer
      } catch (error) {
        status = statusOf(error)
        throw error
      } finally {
        const ms = performance.now() - began
        callDuration().observe({ class: kind, method, status: String(status) }, ms / 1_000)
        const when = { endedAt: Date.now(), ms, isFailed: status >= 500 }
        const attributes = { 'http.route': route, 'http.response.status_code': status }
        spans()?.add({
          request,
          name: `${method} ${route}`,
          part: 'cms',
          parent: 'web',
          kind: 'server',
          ...when,
          attributes,
        })
        if (method !== 'get' || status >= 500) {
          const call = { msg: 'call', method, route, status, ms: Math.round(ms) }
          if (status >= 500) req.payload.logger.error(call)
          else req.payload.logger.info(call)
        }
      }
    })
  }
}

const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500
