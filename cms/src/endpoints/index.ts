import type { Endpoint } from 'payload'

/** The session, health and readiness calls under `/api`. */
export const siteEndpoints: Endpoint[] = []
