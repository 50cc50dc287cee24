import { mayReadMetrics } from '@diwan/shared/lib/mayReadMetrics'
import type { PayloadHandler } from 'payload'
import { env } from '@/env'
import { METRICS_TYPE, metricsText } from '@/observing/metrics'
import { refuse } from './refuse'

/** `GET /api/metrics`: figures of this process and of the queues for Prometheus. For anybody else there is nothing here. */
export const sendMetrics: PayloadHandler = async ({ headers, payload }) => {
  // The server writes the connection's own address here when no proxy did.
  const addresses = headers.get('X-Forwarded-For')?.split(',') ?? []
  const authorization = headers.get('Authorization')
  if (!mayReadMetrics({ addresses, authorization, token: env.METRICS_TOKEN }))
    return refuse(404, 'There is nothing here.')
  return new Response(await metricsText(payload), {
    headers: { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' },
  })
}
