import { spanExporter } from '@diwan/shared/lib/tracing/SpanExporter'
import { env } from '@/env'

const place = Symbol.for('diwan.spans')
// In production each route's bundle has a copy of this module; what waits to be sent is of the process.
const shared = globalThis as { [place]?: ReturnType<typeof spanExporter> }

/** Where spans go; `null` without a collector. */
export function spans(): ReturnType<typeof spanExporter> {
  if (shared[place] === undefined)
    shared[place] = spanExporter('cms', env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_HEADERS)
  return shared[place]
}
