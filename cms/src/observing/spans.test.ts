import { spanIdOf, traceIdOf } from '@diwan/shared/lib/tracing/traceIds'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { expect, test, vi } from 'vitest'

const ID = 'visit-0123456789'

test('a call of the API is a span below the web server’s, named by its route and nobody’s token', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318')
  const sent: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(body)
    return Promise.resolve(new Response())
  })
  const { observeCalls } = await import('./observeCalls')
  const { spans } = await import('./spans')
  const endpoint = { path: '/candidate/:token', method: 'get' as const, handler: () => new Response() }
  const config = observeCalls({ endpoints: [endpoint], collections: [], globals: [] } as unknown as SanitizedConfig)
  const req = { headers: new Headers({ 'X-Request-Id': ID }), routeParams: { token: 'secret-token' } }

  await config.endpoints[0]?.handler(req as unknown as PayloadRequest)
  await spans()?.flush()

  const message = sent.join('')
  expect(message).toContain(`"traceId":"${traceIdOf(ID)}"`)
  expect(message).toContain(`"parentSpanId":"${spanIdOf(ID, 'web')}"`)
  expect(message).toContain('"name":"get /candidate/:token"')
  expect(message).not.toContain('secret-token')
})
