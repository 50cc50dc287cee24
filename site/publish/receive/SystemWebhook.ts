import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** Standard Webhooks with the system's SHA-256: the library's own is JavaScript, and slow for what a process does seldom. */
export class SystemWebhook extends Webhook {
  readonly #key: Buffer

  constructor(secret: string) {
    super(secret)
    this.#key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  }

  override sign(id: string, timestamp: Date, payload: string | Buffer): string {
    const signed = `${id}.${Math.floor(timestamp.getTime() / 1_000)}.${payload.toString()}`
    return `v1,${createHmac('sha256', this.#key).update(signed).digest('base64')}`
  }
}
