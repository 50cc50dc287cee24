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
    return { response, html: slim(Buffer.from(await response.arrayBuffer())) }
  })
  const { response, html } = result
  if (html === null) return response
  return new Response(withHash(linkLeanSheet(html, sheets), trace.hash), {
    status: response.status,
    headers: response.headers,
  })
}

// As Latin-1, byte for byte: nothing is decoded.
const slim = (html: Buffer<ArrayBuffer>) => Buffer.from(slimIslands(html.toString('latin1')), 'latin1')

// In bytes: decoding and encoding every page again takes longer than writing its file.
function withHash(html: Buffer<ArrayBuffer>, hash: string): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(PAGE_HASH_PLACEHOLDER); at >= 0; at = html.indexOf(PAGE_HASH_PLACEHOLDER, from)) {
    parts.push(html.subarray(from, at), Buffer.from(hash))
    from = at + PAGE_HASH_PLACEHOLDER.length
  }
  return from === 0 ? html : Buffer.concat([...parts, html.subarray(from)])
}
