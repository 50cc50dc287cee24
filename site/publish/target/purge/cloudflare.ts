import { SECOND } from '@diwan/shared/lib/time'
import type { Purger } from './PurgeQueue.ts'
import { refuseUnlessOk } from './refuseUnlessOk.ts'

const FILES_AT_ONCE = 30
const TIMEOUT = 20 * SECOND

interface Options {
  zone: string
  token: string
  siteUrl: string
  api?: string
}

/** Purges single files of a zone; the token needs the permission "Cache Purge". */
export function cloudflare({ zone, token, siteUrl, api = 'https://api.cloudflare.com' }: Options): Purger {
  return {
    name: 'cloudflare',
    async purge(paths) {
      const files = paths.map((path) => new URL(encodeURI(path), siteUrl).href)
      for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
        const response = await fetch(new URL(`/client/v4/zones/${zone}/purge_cache`, api), {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ files: files.slice(start, start + FILES_AT_ONCE) }),
          signal: AbortSignal.timeout(TIMEOUT),
        })
        await refuseUnlessOk('Cloudflare', response)
      }
    },
  }
}
