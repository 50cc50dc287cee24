import { SECOND } from '@diwan/shared/lib/time'
import { inParallel } from '../inParallel.ts'
import type { Purger } from './PurgeQueue.ts'
import { refuseUnlessOk } from './refuseUnlessOk.ts'

const CALLS_AT_ONCE = 8
const TIMEOUT = 20 * SECOND

interface Options {
  token: string
  siteUrl: string
  api?: string
}

/** Purges one address after the other, as Fastly's API has it. */
export function fastly({ token, siteUrl, api = 'https://api.fastly.com' }: Options): Purger {
  const { host } = new URL(siteUrl)
  return {
    name: 'fastly',
    purge: (paths) =>
      inParallel(paths, CALLS_AT_ONCE, async (path) => {
        const response = await fetch(new URL(`/purge/${host}${encodeURI(path)}`, api), {
          method: 'POST',
          headers: { 'Fastly-Key': token, Accept: 'application/json' },
          signal: AbortSignal.timeout(TIMEOUT),
        })
        await refuseUnlessOk('Fastly', response)
      }),
  }
}
