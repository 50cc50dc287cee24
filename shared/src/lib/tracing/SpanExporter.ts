import { SECOND } from '../time.ts'
import { spanIdOf, traceIdOf } from './traceIds.ts'

/** Something that a part did for a call. */
export interface Span {
  /** Id of the call, as in `X-Request-Id`. */
  request: string
  name: string
  /** Names this span among those of the call, and the one it belongs to. */
  part: string
  parent?: string
  kind: 'consumer' | 'server'
  /** When it ended, and how long it took, in milliseconds. */
  endedAt: number
  ms: number
  isFailed?: boolean
  attributes: Record<string, number | string>
}

/** The collector that the environment names, if any. */
export interface TraceSettings {
  /** Of the service on whose behalf it speaks. */
  service: string
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: a collector's origin, like http://collector:4318. */
  endpoint: string
  /** `OTEL_EXPORTER_OTLP_HEADERS`: `name=value,…`. */
  headers?: string | undefined
}

const PERIOD = SECOND
const TIMEOUT = 10 * SECOND
// A collector that is away costs no memory: what does not fit is left out.
const MOST = 2_048
const KINDS = { server: 2, consumer: 5 }
const ERROR = 2

/** Sends spans to a collector in OpenTelemetry's own protocol (OTLP over HTTP, as JSON), some at a time. Nothing waits for it. */
export class SpanExporter {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #service: string
  #waiting: Span[] = []
  #timer: unknown

  constructor({ endpoint, headers, service }: TraceSettings) {
    this.#url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
    this.#headers = { 'Content-Type': 'application/json', ...headersOf(headers ?? '') }
    this.#service = service
  }

  add(span: Span): void {
    if (this.#waiting.length >= MOST) return
    this.#waiting.push(span)
    if (this.#timer !== undefined) return
    this.#timer = setTimeout(() => void this.flush(), PERIOD)
    // In Node, a process that has nothing else to do may end.
    ;(this.#timer as { unref?: () => void }).unref?.()
  }

  /** Sends what waits. A collector that does not take it is not asked again: traces are no record. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer as number)
    this.#timer = undefined
    const spans = this.#waiting
    if (spans.length === 0) return
    this.#waiting = []
    const body = JSON.stringify(messageOf(this.#service, spans))
    const init = { method: 'POST', headers: this.#headers, body, signal: AbortSignal.timeout(TIMEOUT) }
    const answer = await fetch(this.#url, init).catch(() => null)
    await answer?.body?.cancel()
  }
}

function headersOf(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(
    pairs.flatMap(([name = '', value]) =>
      value === undefined ? [] : [[name.trim(), decodeURIComponent(value.trim())]],
    ),
  ) as Record<string, string>
}

function messageOf(service: string, spans: Span[]) {
  const resource = { attributes: attributesOf({ 'service.name': service, 'service.namespace': 'diwan' }) }
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'diwan' }, spans: spans.map(spanOf) }] }] }
}

function spanOf({ attributes, endedAt, isFailed, kind, ms, name, parent, part, request }: Span) {
  return {
    traceId: traceIdOf(request),
    spanId: spanIdOf(request, part),
    ...(parent === undefined ? {} : { parentSpanId: spanIdOf(request, parent) }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(endedAt - ms),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: attributesOf({ 'diwan.request': request, ...attributes }),
    ...(isFailed ? { status: { code: ERROR } } : {}),
  }
}

// Nanoseconds since 1970 are more than a number holds.
const nanoseconds = (time: number) => String(BigInt(Math.round(time * 1_000)) * 1_000n)

const attributesOf = (values: Record<string, number | string>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }))

/** The exporter of a part; `null`, and nothing runs, where no collector is set. */
export const spanExporter = (service: string, endpoint: string | undefined, headers?: string): SpanExporter | null =>
  endpoint ? new SpanExporter({ service, endpoint, headers }) : null
