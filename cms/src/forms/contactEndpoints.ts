import type { Endpoint } from 'payload'

/** Endpoints of the collection `contacts`: Payload looks for `/api/contacts/…` in the collection only. */
export const contactEndpoints: Omit<Endpoint, 'root'>[] = []
