import type { SpanExporter } from '@diwan/shared/lib/tracing/SpanExporter'

/** A release that visitors see, and the calls of the CMS that it answers. */
export interface LiveRelease {
  id: string
  pages: number
  durationMs: number
  /** Milliseconds of each step. */
  steps: Record<string, number>
  requests: string[]
}

// A release of a thousand changes is no story of any of them.
const MOST = 50

/** Adds the release to the trace of each call that made a change in it. */
export function traceRelease(spans: SpanExporter, { durationMs, id, pages, requests, steps }: LiveRelease): void {
  const took = Object.entries(steps).map(([step, ms]) => [`diwan.step.${step}_ms`, ms] as const)
  const attributes = { 'diwan.release': id, 'diwan.pages': pages, ...Object.fromEntries(took) }
  const when = { endedAt: Date.now(), ms: durationMs }
  for (const request of requests.slice(0, MOST)) {
    const place = { request, part: `release ${id}`, parent: 'cms' }
    spans.add({ ...place, name: 'release', kind: 'consumer', ...when, attributes })
  }
}
