import type { Endpoint } from 'payload'
import { sendHealth } from './sendHealth'
import { sendMetrics } from './sendMetrics'
import { sendReadiness } from './sendReadiness'
import { sendUser } from './sendUser'

/** The session, health, metrics and readiness calls under `/api`. */
export const siteEndpoints: Endpoint[] = [
  { path: '/user', method: 'get', handler: sendUser },
  { path: '/health', method: 'get', handler: sendHealth },
  { path: '/metrics', method: 'get', handler: sendMetrics },
  { path: '/ready', method: 'get', handler: sendReadiness },
]
