import type { Endpoint } from 'payload'

/** What the publisher and the publishing screen call, under `/api/publishing`. */
export const publishingEndpoints: Endpoint[] = []
