import { PAGE_HASH_PLACEHOLDER } from '@diwan/site/store/pageHash'
import { traced } from '@diwan/site/store/traced'
import type { MiddlewareHandler } from 'astro'

/** Gives every page the digest of the answers it was rendered from, in a build and in the publisher alike. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const { result, trace } = await traced(async () => {
    const response = await next()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return { response, html: null }
    return { response, html: await response.text() }
  })
  const { response, html } = result
  if (html === null) return response
  return new Response(html.replaceAll(PAGE_HASH_PLACEHOLDER, trace.hash), {
    status: response.status,
    headers: response.headers,
  })
}
