import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHttpClient } from './httpClient.ts'
import type { HttpError } from './HttpError.ts'
import { signIn } from './session.ts'
import { $toasts } from './toasts.ts'
import { $token } from './token.ts'
import { $user } from './user.ts'

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

function aClient(...answers: (Response | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Response) return next.clone()
    throw next
  })
  const go = vi.fn()
  const page = { path: '/about-us' }
  return { fetch, go, page, call: createHttpClient({ fetch, go, wait: 1, pagePath: () => page.path }) }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  )

beforeEach(() => {
  $toasts.set([])
  signIn('secret', { id: '1', name: 'Huda', email: 'huda@example.com', role: 'editor' })
})
afterEach(() => vi.useRealTimers())

test('a call carries the stored token [§7.1]', async () => {
  const { call, fetch } = aClient(answer(200, { success: true }))
  expect(await call('/api/user')).toEqual({ success: true })
  expect(new Headers(fetch.mock.calls[0]![1]!.headers).get('authorization')).toBe('Bearer secret')
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read answered %i is tried again [§7.7]', async (status) => {
  const { call, fetch } = aClient(answer(status), answer(200, { ok: true }))
  expect(await call('/x')).toEqual({ ok: true })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test.each([400, 403, 404, 422, 501])('a read answered %i is not', async (status) => {
  const { call, fetch } = aClient(answer(status))
  expect(await failure(call('/x'))).toMatchObject({ status })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a write is tried again only with an idempotency key, which stays the same', async () => {
  const plain = aClient(answer(503))
  await failure(plain.call('/x', { method: 'POST', body: {} }))
  expect(plain.fetch).toHaveBeenCalledTimes(1)

  const keyed = aClient(answer(503), answer(201, { ok: true }))
  await keyed.call('/x', { method: 'POST', body: {}, idempotencyKey: 'k1' })
  expect(keyed.fetch.mock.calls.map(([, init]) => new Headers(init!.headers).get('idempotency-key'))).toEqual([
    'k1',
    'k1',
  ])
})

test('a second try waits as long as Retry-After says', async () => {
  vi.useFakeTimers()
  const { call, fetch } = aClient(answer(503, {}, { 'retry-after': '3' }), answer(200))
  const done = call('/x')
  await vi.advanceTimersByTimeAsync(2_900)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  await done
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a wait that is too long is left to the caller', async () => {
  const { call, fetch } = aClient(answer(429, {}, { 'retry-after': '60' }))
  expect(await failure(call('/x'))).toMatchObject({ status: 429, retryAfter: 60_000 })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a call waits as long as its answer takes, unless it is given a limit [§7.8]', async () => {
  vi.useFakeTimers()
  let answerNow = () => {}
  const fetch = vi.fn(
    () => new Promise<Response>((resolve) => (answerNow = () => resolve(answer(200, { late: true })))),
  )
  const call = createHttpClient({ fetch, wait: 1, pagePath: () => '/about-us' })
  const late = call('/x')
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  answerNow()
  expect(await late).toEqual({ late: true })
})

test('messages are the specified ones, or the server’s [§8.10]', async () => {
  const network = aClient(new TypeError('Failed to fetch'))
  expect(await failure(network.call('/x'))).toMatchObject({ message: 'Network Error', status: undefined })
  expect(network.fetch).toHaveBeenCalledTimes(1)
  const aborted = aClient(new DOMException('', 'AbortError'))
  expect(await failure(aborted.call('/x'))).toMatchObject({ message: 'request aborted' })
  const late = aClient(new DOMException('', 'TimeoutError'))
  expect(await failure(late.call('/x', { timeout: 50 }))).toMatchObject({ message: 'timeout of 50 ms exceeded' })
  const server = aClient(
    answer(422, { success: false, message: 'Check it', errors: [{ path: 'name', message: 'No' }] }),
  )
  expect(await failure(server.call('/x'))).toMatchObject({
    message: 'Check it',
    errors: [{ path: 'name', message: 'No' }],
  })
})

test('a 401 signs out, and goes to the sign-in page only under /admin [§4.5, §8.6]', async () => {
  const { call, go, page } = aClient(answer(401, { success: false, message: 'Who are you?' }))
  await failure(call('/x'))
  expect([$token.get(), $user.get()]).toEqual([null, null])
  expect(go).not.toHaveBeenCalled()
  page.path = '/admin/auth/blogs'
  await failure(call('/x'))
  expect(go).toHaveBeenCalledWith('/admin/login')
})

test('a failed call is a toast in the admin and silence on public pages [§8.4, §8.5]', async () => {
  const { call, page } = aClient(answer(403, { success: false, message: 'Not for you' }))
  await failure(call('/x'))
  expect($toasts.get()).toEqual([])
  page.path = '/admin/auth/blogs'
  await failure(call('/x'))
  expect($toasts.get()).toMatchObject([{ type: 'error', message: 'Not for you' }])
})

test('a call that is cancelled during a pause is not made again', async () => {
  const cancelling = new AbortController()
  const { call, fetch } = aClient(answer(503, {}, { 'retry-after': '5' }))
  const failed = failure(call('/x', { signal: cancelling.signal }))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))

  cancelling.abort()

  expect(await failed).toMatchObject({ message: 'request aborted', status: undefined })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('an answer that is empty, or not the JSON it says to be, is no fault of the call', async () => {
  const json = { 'content-type': 'application/json' }
  const { call } = aClient(
    new Response('', { status: 200, headers: json }),
    new Response('<p>cut', { status: 200, headers: json }),
    new Response('plain', { status: 200, headers: { 'content-type': 'text/plain' } }),
  )

  expect([await call('/x'), await call('/x'), await call('/x')]).toEqual([undefined, '<p>cut', 'plain'])
})

test('a body is sent as JSON with its type, a form as the browser sends forms', async () => {
  const { call, fetch } = aClient(answer(200))
  await call('/x', { method: 'POST', body: { name: 'هدى' } })
  await call('/x', { method: 'POST', body: new FormData() })

  const [first, second] = fetch.mock.calls.map(([, init]) => init!)
  expect([first!.body, new Headers(first!.headers).get('content-type')]).toEqual(['{"name":"هدى"}', 'application/json'])
  expect([second!.body instanceof FormData, new Headers(second!.headers).has('content-type')]).toEqual([true, false])
})
