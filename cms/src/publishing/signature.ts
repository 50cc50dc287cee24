import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { env } from '@/env'

const webhook = new Webhook(env.WEBHOOK_SECRET)

/** The headers that prove a body comes from this system and is fresh, as Standard Webhooks defines them. */
export function signedHeaders(body: string, id: string = randomUUID()): Record<string, string> {
  const now = new Date()
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': webhook.sign(id, now, body),
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
