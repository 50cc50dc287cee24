import type { Endpoint } from 'payload'

/** Form endpoints that belong to no collection. */
export const formEndpoints: Endpoint[] = []
