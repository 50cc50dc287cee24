import { HTTP_TIMEOUT, IDEMPOTENCY_HEADER, RETRY_COUNT, RETRY_DELAY } from '../spec/http.ts'
import { LOGIN_PATH } from '../spec/session.ts'
import { apiBase } from './apiBase.ts'
import { dataOf, fetchWithRetries } from './fetchWithRetries.ts'
import { goTo } from './goTo.ts'
import { errorOfAnswer, errorWithoutAnswer, HttpError } from './HttpError.ts'
import { signOut } from './session.ts'
import { showToast } from './toasts.ts'
import { $token } from './token.ts'

export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: Record<string, unknown> | FormData
  headers?: Record<string, string>
  /** Makes a write repeatable: the same key is the same submission. */
  idempotencyKey?: string
  /** Milliseconds; 0 is no limit. */
  timeout?: number
  signal?: AbortSignal
}

/** Makes a call and gives the answer's data. Throws `HttpError`, nothing else. */
export type HttpClient = (path: string, request?: HttpRequest) => Promise<unknown>

interface Surroundings {
  fetch?: typeof fetch
  pagePath?: () => string
  go?: (path: string) => void
  wait?: number
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

const signalOf = (signal: AbortSignal | undefined, timeout: number) =>
  timeout === 0 ? signal : AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

/** An HTTP client for our own API with the specification's rules for retries, messages, sign-out and toasts. */
export function createHttpClient(surroundings: Surroundings = {}): HttpClient {
  const { pagePath = () => location.pathname, go = goTo, wait = RETRY_DELAY } = surroundings
  const fetch: typeof globalThis.fetch = surroundings.fetch ?? ((...args) => globalThis.fetch(...args))

  const react = (error: HttpError) => {
    const path = pagePath()
    if (error.status === 401) {
      signOut()
      if (isWithin(path, '/admin') && path !== LOGIN_PATH) go(LOGIN_PATH)
    }
    if (path.includes('/admin')) showToast(error.message, { type: 'error' })
  }

  return async (path, { method = 'GET', body, headers = {}, idempotencyKey, timeout = HTTP_TIMEOUT, signal } = {}) => {
    const token = $token.get()
    const isRepeatable = method === 'GET' || idempotencyKey !== undefined
    const isForm = body instanceof FormData
    const init: RequestInit = {
      method,
      body: isForm || body === undefined ? (body ?? null) : JSON.stringify(body),
      headers: {
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        ...headers,
      },
      credentials: apiBase() === '' ? 'same-origin' : 'include',
      signal: signalOf(signal, timeout) ?? null,
    }
    try {
      const url = /^https?:/.test(path) ? path : apiBase().replace(/\/$/, '') + path
      const response = await fetchWithRetries(url, init, { fetch, retries: isRepeatable ? RETRY_COUNT : 0, wait })
      const data = await dataOf(response)
      if (!response.ok) throw errorOfAnswer(response.status, response.headers, data)
      return data
    } catch (cause) {
      const error = cause instanceof HttpError ? cause : errorWithoutAnswer(cause, timeout)
      react(error)
      throw error
    }
  }
}

/** The client of this page. */
export const http = createHttpClient()
