import type { PagePayload } from '@diwan/shared/contracts/builds'
import type { PageTrace } from '../../store/PageTrace.ts'

/** A page's data file: its hash first, then every answer it was rendered from. */
export function payloadOf(trace: PageTrace): string {
  const hash: PagePayload['hash'] = trace.hash
  return `{"hash":${JSON.stringify(hash)},"data":${trace.json}}`
}

/** Where the data of a page lies, from the page's path or the name of its file: `/ar.html` → `ar/_payload.json`. */
export function payloadFileOf(pathname: string): string {
  const path = pathname.replace(/^\//, '').replace(/(^index)?(\.html)?$/, '')
  return path === '' ? '_payload.json' : `${path}/_payload.json`
}

/** Whether a rendered route has a data file: pages do, redirects and endpoints do not. */
export function hasPayload(type: string, status: number): boolean {
  return type === 'page' && (status < 300 || status >= 400)
}
