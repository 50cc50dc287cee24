import type { ErrorAnswer } from '../contracts/errorAnswer.ts'
import { NETWORK_ERROR, REQUEST_ABORTED, timeoutExceeded } from '../spec/http.ts'

/** A call that failed, with one of the specified messages, or the server's own. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  /** Status of the answer; `undefined` when there was none. */
  readonly status: number | undefined
  /** Message per field, from a 422. */
  readonly errors: readonly { path: string; message: string }[]
  /** Milliseconds the server asks to wait. */
  readonly retryAfter: number | undefined
  /** The whole answer, as far as it could be read. */
  readonly data: unknown

  constructor(
    message: string,
    details: Partial<Pick<HttpError, 'status' | 'errors' | 'retryAfter' | 'data'>> & ErrorOptions = {},
  ) {
    super(message, { cause: details.cause })
    this.status = details.status
    this.errors = details.errors ?? []
    this.retryAfter = details.retryAfter
    this.data = details.data
  }
}

/** The wait that `Retry-After` asks for, in milliseconds: seconds or a date. */
export function retryAfterOf(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** Normalises a call without an answer. */
export function errorWithoutAnswer(cause: unknown, timeout: number): HttpError {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : ''
  if (name === 'TimeoutError') return new HttpError(timeoutExceeded(timeout), { cause })
  return new HttpError(name === 'AbortError' ? REQUEST_ABORTED : NETWORK_ERROR, { cause })
}

// By hand: every page with a menu loads this, and a schema would bring its library along.
function readAnswer(data: unknown): Pick<ErrorAnswer, 'message' | 'errors'> | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string')
    return undefined
  const listed: unknown[] = 'errors' in data && Array.isArray(data.errors) ? data.errors : []
  const errors = listed.filter((each): each is { path: string; message: string } => {
    const { path, message } = (each ?? {}) as Partial<Record<'path' | 'message', unknown>>
    return typeof path === 'string' && typeof message === 'string'
  })
  return { message: data.message, errors }
}

/** Normalises an answer that says the call failed. */
export function errorOfAnswer(status: number, headers: Headers, data: unknown): HttpError {
  const answer = readAnswer(data)
  return new HttpError(answer?.message ?? `The server answered with status ${status}`, {
    status,
    errors: answer?.errors ?? [],
    retryAfter: retryAfterOf(headers),
    data,
  })
}
