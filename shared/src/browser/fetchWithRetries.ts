import { MAX_RETRY_WAIT, RETRY_STATUSES } from '../spec/http.ts'
import { retryAfterOf } from './HttpError.ts'

interface Retries {
  fetch: typeof fetch
  /** How often a call is made again; 0 for calls that must not be. */
  retries: number
  /** First pause in milliseconds; it doubles with each further one, unless the server asks for another. */
  wait: number
}

/** Calls until the answer is not one of the specified statuses, or enough tries were made. A call without an answer is not made again. */
export async function fetchWithRetries(url: string, init: RequestInit, { fetch, retries, wait }: Retries) {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url, init)
    const asked = retryAfterOf(response.headers)
    const isRetried = RETRY_STATUSES.some((status) => status === response.status)
    if (!isRetried || tries >= retries || (asked ?? 0) > MAX_RETRY_WAIT) return response
    // An answer that nobody reads would keep its connection.
    response.body?.cancel().catch(() => {})
    await pause(asked ?? wait * 2 ** tries, init.signal)
  }
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

/** What an answer says: data for JSON, text for anything else, nothing for an empty one. */
export async function dataOf(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text === '') return undefined
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    // A proxy may cut an answer off.
    return text
  }
}
