import { publisherStatusSchema, type PublishingStatus } from '@diwan/shared/contracts/publishing'
import { PUBLISHER_TIMEOUT } from '@diwan/shared/spec/publishing'
import type { Payload, PayloadHandler } from 'payload'
import { publisherOrigin } from '../postToPublisher'
import { namesOf } from './namesOf'

/** `GET /api/publishing/status`: what the publisher is doing, and what waits for it. */
export const sendStatus: PayloadHandler = async (req) => {
  const { payload } = req
  const [publisher, pending, sent, failed] = await Promise.all([
    fetchPublisherStatus(payload),
    countIn(payload, 'pending'),
    countIn(payload, 'sent'),
    countIn(payload, 'failed'),
  ])
  const held = publisher?.held ?? []
  const nameOf = await namesOf(req, held)
  const answer: PublishingStatus = {
    success: true,
    publisher,
    held: held.map((document) => ({ ...document, ...nameOf(document) })),
    outbox: { pending, sent, failed },
  }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}

async function fetchPublisherStatus(payload: Payload): Promise<PublishingStatus['publisher']> {
  try {
    const origin = await publisherOrigin(payload)
    if (origin === null) return null
    const response = await fetch(`${origin}/status`, { signal: AbortSignal.timeout(PUBLISHER_TIMEOUT) })
    return publisherStatusSchema.parse(await response.json())
  } catch {
    return null
  }
}

const countIn = async (payload: Payload, state: 'failed' | 'pending' | 'sent') =>
  (await payload.count({ collection: 'outbox', where: { state: { equals: state } }, overrideAccess: true })).totalDocs
