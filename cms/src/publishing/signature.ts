import { createHmac, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { env } from '@/env'

const webhook = new Webhook(env.WEBHOOK_SECRET)
const key = Buffer.from(env.WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')

/** The headers that prove a body comes from this system and is fresh, as Standard Webhooks defines them. */
export function signedHeaders(body: string, id: string = randomUUID()): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000))
  // A nudge brings documents along: the library's SHA-256 in JavaScript takes milliseconds for them.
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Whether a body was signed with our secret within the last five minutes. */
export function isSigned(body: string, headers: Headers): boolean {
  try {
    webhook.verify(body, Object.fromEntries(headers), { jsonParse: false })
    return true
  } catch {
    return false
  }
}
