import { SECOND } from '@diwan/shared/lib/time'
import { Webhook } from 'standardwebhooks'
import type { Purger } from './PurgeQueue.ts'
import { refuseUnlessOk } from './refuseUnlessOk.ts'

const ADDRESSES_AT_ONCE = 1_000
const TIMEOUT = 20 * SECOND

interface Options {
  url: string
  secret: string
  siteUrl: string
}

/** Sends `{ type: 'cache.purge', data: { urls } }` to any other cache's keeper, signed as Standard Webhooks defines it. */
export function webhook({ url, secret, siteUrl }: Options): Purger {
  const signer = new Webhook(secret)
  return {
    name: 'webhook',
    async purge(paths, reference) {
      for (let start = 0; start < paths.length; start += ADDRESSES_AT_ONCE) {
        const urls = paths.slice(start, start + ADDRESSES_AT_ONCE).map((path) => new URL(encodeURI(path), siteUrl).href)
        const now = new Date()
        const body = JSON.stringify({ type: 'cache.purge', timestamp: now.toISOString(), data: { urls } })
        const id = `purge_${reference}_${start}`
        const headers = {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
          'webhook-signature': signer.sign(id, now, body),
        }
        const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) }
        await refuseUnlessOk('The purge webhook', await fetch(url, init))
      }
    },
  }
}
