import { documentsAnswerSchema } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { signedHeaders } from '@/publishing/signature'
import type { Api } from './Api'

/** What the publisher is sent of documents. */
export const fetchDocuments = async (api: Api, refs: { collection: string; id: string }[]) => {
  const response = await api.post('/api/publishing/documents', { refs }, await api.as('service'))
  expect(response.status).toBe(200)
  return documentsAnswerSchema.parse(await response.json())
}

/** Reports as the publisher does; with other headers, as somebody who is not. */
export const report = (api: Api, message: object, headers?: Record<string, string>) => {
  const body = JSON.stringify(message)
  return api.fetch('/api/publishing/report', { method: 'POST', body, headers: headers ?? signedHeaders(body) })
}

/** A report of a release that is live. */
export const liveReport = (release: string, more: object = {}) => ({
  type: 'release.live',
  release,
  startedAt: '2026-01-10T09:00:00.000Z',
  liveAt: new Date().toISOString(),
  durationMs: 25,
  pages: 3,
  outbox: [],
  documents: [],
  ...more,
})

export const outboxOf = async (payload: Payload, documentId: string) =>
  (await payload.find({ collection: 'outbox', where: { documentId: { equals: documentId } }, sort: 'createdAt' })).docs
