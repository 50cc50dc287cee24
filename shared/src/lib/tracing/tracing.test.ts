import { afterEach, expect, test, vi } from 'vitest'
import { type Span, SpanExporter } from './SpanExporter.ts'
import { spanIdOf, traceIdOf } from './traceIds.ts'

const REQUEST = '2f54771f-0ae1-4031-b753-03d0b192b046'

const aSpan = (more: Partial<Span> = {}): Span => ({
  request: REQUEST,
  name: 'post /contacts/submit',
  part: 'cms',
  parent: 'web',
  kind: 'server',
  endedAt: 1_795_000_000_000,
  ms: 12.5,
  attributes: { 'http.response.status_code': 201 },
  ...more,
})

function aCollector(answer: () => Promise<Response> = () => Promise.resolve(new Response())) {
  const sent: { url: string; headers: Record<string, string>; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', (url: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    sent.push({ url, headers, body: JSON.parse(body) as Record<string, unknown> })
    return answer()
  })
  return sent
}

afterEach(() => void vi.unstubAllGlobals())

test('every part derives the same trace from a call, whoever named it', () => {
  expect(traceIdOf(REQUEST)).toBe('2f54771f0ae14031b75303d0b192b046')
  expect(traceIdOf('visit-0123456789')).toMatch(/^[0-9a-f]{32}$/)
  expect(traceIdOf('visit-0123456789')).not.toBe(traceIdOf('visit-0123456788'))
  expect(spanIdOf(REQUEST, 'web')).toMatch(/^[0-9a-f]{16}$/)
  expect(spanIdOf(REQUEST, 'web')).not.toBe(spanIdOf(REQUEST, 'cms'))
})

test('spans reach the collector in OTLP, several at a time', async () => {
  const sent = aCollector()
  const exporter = new SpanExporter({ service: 'cms', endpoint: 'http://collector:4318/', headers: 'x-key=a%20b' })

  exporter.add(aSpan())
  exporter.add(aSpan({ part: 'web', parent: undefined, isFailed: true }))
  await exporter.flush()
  await exporter.flush()

  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    url: 'http://collector:4318/v1/traces',
    headers: { 'Content-Type': 'application/json', 'x-key': 'a b' },
  })
  const [{ resource, scopeSpans }] = sent[0]?.body.resourceSpans as [Record<string, never>]
  expect(resource).toMatchObject({ attributes: [{ key: 'service.name', value: { stringValue: 'cms' } }, {}] })
  const [{ spans }] = scopeSpans as unknown as [{ spans: Record<string, unknown>[] }]
  expect(spans[0]).toMatchObject({
    traceId: traceIdOf(REQUEST),
    spanId: spanIdOf(REQUEST, 'cms'),
    parentSpanId: spanIdOf(REQUEST, 'web'),
    kind: 2,
    startTimeUnixNano: '1794999999987500000',
    endTimeUnixNano: '1795000000000000000',
  })
  expect(spans[1]).toMatchObject({ status: { code: 2 } })
  expect(spans[1]).not.toHaveProperty('parentSpanId')
})

test('a collector that is away stops nobody and keeps nothing', async () => {
  const sent = aCollector(() => Promise.reject(new Error('away')))
  const exporter = new SpanExporter({ service: 'web', endpoint: 'http://collector:4318' })

  for (let at = 0; at < 5_000; at++) exporter.add(aSpan())
  await exporter.flush()
  await exporter.flush()

  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent[0]?.body).match(/"traceId"/g)).toHaveLength(2_048)
})
