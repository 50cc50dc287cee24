import type { Endpoint } from 'payload'
import { hiringEndpoints } from '@/recruitment/publicEndpoints'
import { sendReport } from './downloads/sendReport'

/** Endpoints for visitors that belong to no collection. */
export const formEndpoints: Endpoint[] = [
  { path: '/downloads/reports/:id', method: 'get', handler: sendReport },
  ...hiringEndpoints,
]
