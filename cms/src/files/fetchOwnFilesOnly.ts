import { APIError } from 'payload'
import { env } from '@/env'

/** What somebody is told who names an address in place of a file. */
export const SENT_NOT_FETCHED = 'Files are sent, not fetched from an address. Send the file itself.'

/**
 * Goes into `upload.externalFileHeaderFilter`, which Payload asks before it fetches the address that a call names as a file: the
 * server fetches nothing from the web. Only its own uploads are read again, to be cut anew where they lie in a bucket.
 */
export function fetchOwnFilesOnly(headers: Record<string, string>, context?: { url: string }): Record<string, string> {
  const { origin, pathname } = new URL(context?.url ?? 'none:')
  const isOwn = origin === new URL(env.SITE_URL).origin && /^\/api\/(?:media|files)\/file\/[^/]+$/.test(pathname)
  if (!isOwn) throw new APIError(SENT_NOT_FETCHED, 400, null, true)
  return headers.cookie ? { cookie: headers.cookie } : {}
}
