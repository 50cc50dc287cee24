import type { Span, SpanExporter } from '@diwan/shared/lib/tracing/SpanExporter'
import { expect, test } from 'vitest'
import { traceRelease } from './traceRelease.ts'

const RELEASE = { id: '20261122-1', pages: 3, durationMs: 20, steps: { rendering: 8 } }

function aTrace() {
  const added: Span[] = []
  return { added, spans: { add: (span: Span) => void added.push(span) } as unknown as SpanExporter }
}

test('a release stands in the trace of each call that changed something in it', () => {
  const { added, spans } = aTrace()

  traceRelease(spans, { ...RELEASE, requests: ['call-00001', 'call-00002'] })

  expect(added.map(({ request, parent }) => [request, parent])).toEqual([
    ['call-00001', 'cms'],
    ['call-00002', 'cms'],
  ])
  expect(added[0]).toMatchObject({ ms: 20, attributes: { 'diwan.pages': 3, 'diwan.step.rendering_ms': 8 } })
})

test('a release of very many changes does not flood the collector', () => {
  const { added, spans } = aTrace()

  traceRelease(spans, { ...RELEASE, requests: Array.from({ length: 1_000 }, (_, n) => `call-${n + 10_000}`) })

  expect(added).toHaveLength(50)
})
