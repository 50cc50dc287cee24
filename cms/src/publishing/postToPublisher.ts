import { PUBLISHER_TIMEOUT } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import { env } from '@/env'
import { readLead } from './lead/readLead'
import { signedHeaders } from './signature'

/** Sends a signed message to the publisher; throws a sentence when it is not accepted. */
export async function postToPublisher(payload: Payload, path: '/control' | '/nudge', message: unknown): Promise<void> {
  const origin = await publisherOrigin(payload)
  if (origin === null) throw new PublisherError('No publisher leads. Changes are kept and go live when one does.')
  const body = JSON.stringify(message)
  const headers = signedHeaders(body)
  const send = () =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(PUBLISHER_TIMEOUT),
    })
  // A publisher that was restarted has closed the connection kept open to it; the second attempt opens another. The same
  // message twice does no harm.
  const response = await send()
    .catch(send)
    .catch(() => {
      throw new PublisherError('The publisher cannot be reached. Changes are kept and go live when it runs again.')
    })
  if (response.ok) return
  const text = (await response.text().catch(() => '')).slice(0, 300)
  throw new PublisherError(`The publisher answered ${response.status}. ${text}`.trim(), response.status)
}

/** Where the publisher listens: on this machine or, of several, where the leader says. `null` when none leads. */
export async function publisherOrigin(payload: Payload): Promise<string | null> {
  if (!env.PUBLISHER_LEASE) return `http://127.0.0.1:${env.PUBLISHER_PORT}`
  const lead = await readLead(payload)
  return lead !== null && lead.until > Date.now() ? lead.origin : null
}

/** Why the publisher did not take a message. */
export class PublisherError extends Error {
  override name = 'PublisherError'
  readonly status: number

  constructor(message: string, status = 503) {
    super(message)
    this.status = status
  }
}
