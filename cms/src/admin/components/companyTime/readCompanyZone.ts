import type { Payload } from 'payload'
import { cache } from 'react'
import { readTimeZone } from '@/recruitment/readTimeZone'

/** The company's time zone, read once for each page that is drawn. */
export const readCompanyZone = cache((payload: Payload) => readTimeZone(payload))
