import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Figures of this process; what can be looked up is added when somebody asks. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const releases = new Counter({
  name: 'diwan_publish_releases_total',
  help: 'Releases by their end: live or failed',
  labelNames: ['result'] as const,
  registers: [registry],
})
for (const result of ['live', 'failed'] as const) releases.inc({ result }, 0)

const duration = new Histogram({
  name: 'diwan_publish_seconds',
  help: 'Time from the beginning of a release until visitors saw it',
  buckets: [0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15, 60, 300],
  registers: [registry],
})

/** Counts a release that visitors see. */
export function countLive(durationMs: number): void {
  releases.inc({ result: 'live' })
  duration.observe(durationMs / 1_000)
}

/** Counts an attempt after which visitors see what they saw before. */
export const countFailed = (): void => releases.inc({ result: 'failed' })
