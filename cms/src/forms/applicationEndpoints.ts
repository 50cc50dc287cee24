import type { Endpoint } from 'payload'

/** Endpoints of the collection `applications`: Payload looks for `/api/applications/…` in the collection only. */
export const applicationEndpoints: Omit<Endpoint, 'root'>[] = []
