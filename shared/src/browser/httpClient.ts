import { createFetch, type FetchContext } from 'ofetch'
import {
  HTTP_TIMEOUT,
  IDEMPOTENCY_HEADER,
  MAX_RETRY_WAIT,
  RETRY_COUNT,
  RETRY_DELAY,
  RETRY_STATUSES,
} from '../spec/http.ts'
import { LOGIN_PATH } from '../spec/session.ts'
import { apiBase } from './apiBase.ts'
import { goTo } from './goTo.ts'
import type { HttpError } from './HttpError.ts'
import { errorOfAnswer, errorWithoutAnswer, retryAfterOf } from './HttpError.ts'
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

const pauseOf = ({ options, response }: FetchContext, first: number) =>
  retryAfterOf(response?.headers) ?? first * 2 ** (RETRY_COUNT - Number(options.retry))

const signalOf = (signal: AbortSignal | undefined, timeout: number) =>
  timeout === 0 ? signal : AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])

/** An HTTP client for our own API with the specification's rules for retries, messages, sign-out and toasts. */
export function createHttpClient(surroundings: Surroundings = {}): HttpClient {
  const { pagePath = () => location.pathname, go = goTo, wait = RETRY_DELAY } = surroundings
  const call = createFetch({ fetch: surroundings.fetch ?? ((...args) => globalThis.fetch(...args)) })

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
    try {
      const answer = await call.raw<unknown>(path, {
        baseURL: /^https?:/.test(path) ? undefined : apiBase(),
        method,
        body,
        headers: {
          accept: 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
          ...headers,
        },
        credentials: apiBase() === '' ? 'same-origin' : 'include',
        signal: signalOf(signal, timeout),
        retry: isRepeatable ? RETRY_COUNT : false,
        retryStatusCodes: [...RETRY_STATUSES],
        retryDelay: (context) => pauseOf(context, wait),
        // A call without an answer has no status to repeat it for; ofetch takes it for a 500.
        onRequestError: ({ options }) => {
          options.retry = false
        },
        onResponseError: ({ options, response }) => {
          if ((retryAfterOf(response.headers) ?? 0) > MAX_RETRY_WAIT) options.retry = false
        },
      })
      return answer._data
    } catch (cause) {
      const error = normalise(cause, timeout)
      react(error)
      throw error
    }
  }
}

function normalise(error: unknown, timeout: number): HttpError {
  const { response, cause } = error as { response?: Response & { _data?: unknown }; cause?: unknown }
  if (response) return errorOfAnswer(response.status, response.headers, response._data)
  return errorWithoutAnswer(cause ?? error, timeout)
}

/** The client of this page. */
export const http = createHttpClient()
