import { LEAN_SHEETS, linkLeanSheet, parseLeanSheets } from '@diwan/site/store/leanSheets'
import { PAGE_HASH_PLACEHOLDER } from '@diwan/site/store/pageHash'
import { traced } from '@diwan/site/store/traced'
import type { MiddlewareHandler } from 'astro'
import { slimIslands } from '@/lib/slimIslands'

const sheets = parseLeanSheets(LEAN_SHEETS)

/** Gives every page the digest of the answers it was rendered from, in a build and in the publisher alike. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const { result, trace } = await traced(async () => {
    const response = await next()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response, html: null }
    const { buffer, byteOffset, byteLength } = await response.bytes()
    // As Latin-1, byte for byte: nothing is decoded.
    return { response, html: Buffer.from(buffer, byteOffset, byteLength).toString('latin1') }
  })
  const { response, html } = result
  if (html === null) return response
  const page = linkLeanSheet(slimIslands(html), sheets).replaceAll(PAGE_HASH_PLACEHOLDER, trace.hash)
  return new Response(Buffer.from(page, 'latin1'), { status: response.status, headers: response.headers })
}
