import type { Endpoint } from 'payload'
import { sendHealth } from './sendHealth'
import { sendReadiness } from './sendReadiness'
import { sendUser } from './sendUser'

/** The session, health and readiness calls under `/api`. */
export const siteEndpoints: Endpoint[] = [
  { path: '/user', method: 'get', handler: sendUser },
  { path: '/health', method: 'get', handler: sendHealth },
  { path: '/ready', method: 'get', handler: sendReadiness },
]
