import { Agent as PlainAgent, request as requestPlain } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import { text } from 'node:stream/consumers'
import { errorAnswerSchema } from '@diwan/shared/contracts/errorAnswer'
import { problemOf } from '@diwan/shared/messages/problems'
import { PUBLISHER_TIMEOUT } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import { env } from '@/env'
import { readLead } from './lead/readLead'
import { signedHeaders } from './signature'

interface Answer {
  status: number
  text: string
}

// `fetch` as Next changes it takes some milliseconds more, for which every publish waits.
const plain = { send: requestPlain, agent: new PlainAgent({ keepAlive: true }) }
const secure = { send: requestSecure, agent: new SecureAgent({ keepAlive: true }) }

/** Sends a signed message to the publisher; throws a sentence when it is not accepted. */
export async function postToPublisher(
  payload: Payload,
  path: '/coming' | '/control' | '/nudge',
  message: unknown,
): Promise<void> {
  const origin = await publisherOrigin(payload)
  if (origin === null) throw new PublisherError(problemOf('noLeader'))
  const body = JSON.stringify(message)
  const headers = signedHeaders(body)
  const send = () => post(new URL(`${origin}${path}`), headers, body)
  // A publisher that was restarted has closed the connection kept open to it; the second attempt opens another. The same
  // message twice does no harm.
  const answer = await send()
    .catch(send)
    .catch(() => {
      throw new PublisherError(problemOf('publisherAway'))
    })
  if (answer.status >= 200 && answer.status < 300) return
  throw new PublisherError(sentenceOf(answer), answer.status)
}

function sentenceOf({ status, text: said }: Answer): string {
  try {
    return errorAnswerSchema.parse(JSON.parse(said)).message
  } catch {
    // Something else listens there, or stands in between.
    const reason = said.slice(0, 300).trim()
    return reason
      ? problemOf('publisherRefuses', { status, reason })
      : problemOf('publisherRefusesSilently', { status })
  }
}

function post(url: URL, headers: Record<string, string>, body: string): Promise<Answer> {
  const { send, agent } = url.protocol === 'https:' ? secure : plain
  const signal = AbortSignal.timeout(PUBLISHER_TIMEOUT)
  return new Promise((done, fail) => {
    const options = {
      method: 'POST',
      agent,
      signal,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    }
    send(url, options, (response) => {
      text(response).then((said) => done({ status: response.statusCode ?? 0, text: said }), fail)
    })
      .on('error', fail)
      .end(body)
  })
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
