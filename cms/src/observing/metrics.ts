import type { Payload } from 'payload'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { checkDisk } from '@/endpoints/checks/checkDisk'
import { measureQueues } from './measureQueues'

interface Metrics {
  registry: Registry
  calls: Histogram<'class' | 'method' | 'status'>
}

const place = Symbol.for('diwan.metrics')
// In production each route's bundle has a copy of this module; the figures are of the process.
const shared = globalThis as { [place]?: Metrics }

const metrics = (): Metrics => (shared[place] ??= open())

function open(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'diwan_cms_call_seconds',
    help: 'Calls of the API by kind, method and status, and how long they took',
    labelNames: ['class', 'method', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // For Prometheus a series that begins with one has not increased: the first lost submission would alert nobody.
  for (const status of ['500', '503']) calls.zero({ class: 'form', method: 'post', status })
  return { registry, calls }
}

/** How long calls took, with their number. */
export const callDuration = () => metrics().calls

/** Everything that Prometheus asks for, as its text. */
export async function metricsText(payload: Payload): Promise<string> {
  // The queues belong to all instances together: they are looked at when somebody asks.
  const queues = new Registry()
  for (const { name, help, value } of await measureQueues(payload)) {
    new Gauge({ name, help, registers: [queues] }).set(value)
  }
  const { freeBytes } = await checkDisk()
  if (freeBytes !== undefined) {
    const help = 'Room on the disk of DATA_DIR'
    new Gauge({ name: 'diwan_disk_free_bytes', help, registers: [queues] }).set(freeBytes)
  }
  return (await metrics().registry.metrics()) + (await queues.metrics())
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE
