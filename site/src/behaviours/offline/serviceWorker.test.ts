import { expect, test, vi } from 'vitest'
import { HASHED_FILES, NEVER_KEPT } from '@diwan/shared/spec/offline'
import { runServiceWorker, type WorkerEvent, type WorkerScope } from './serviceWorker'

const ORIGIN = 'https://site.example'

/** A worker with a network that can be cut, and caches in memory. */
function aWorker({ maxPages = 10, open: openPages = [] as string[] } = {}) {
  const listeners = new Map<string, (event: WorkerEvent) => void>()
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : String(key), ORIGIN).href
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (key: RequestInfo, answer: Response) => void store.set(keyOf(key), answer),
      match: async (key: RequestInfo) => store.get(keyOf(key))?.clone(),
      delete: async (key: RequestInfo) => store.delete(keyOf(key)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    }
  }
  const network = { isUp: true, answers: new Map<string, () => Response>() }
  const fetched = vi.fn(async (request: RequestInfo | URL) => {
    if (!network.isUp) throw new TypeError('Failed to fetch')
    const answer = network.answers.get(new URL(keyOf(request)).pathname)?.() ?? new Response('none', { status: 404 })
    Object.defineProperty(answer, 'type', { value: 'basic' })
    return answer
  })
  const scope = {
    location: { origin: ORIGIN },
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
    } as unknown as CacheStorage,
    fetch: fetched as typeof fetch,
    registration: {},
    clients: { claim: async () => undefined, matchAll: async () => openPages.map((path) => ({ url: ORIGIN + path })) },
    skipWaiting: async () => undefined,
    addEventListener: (type, listener) => void listeners.set(type, listener),
  } satisfies WorkerScope
  const config = { pages: 'pages', files: 'files', maxPages, maxFiles: 10 }
  runServiceWorker(scope, { ...config, never: NEVER_KEPT.source, hashed: HASHED_FILES.source })

  const dispatch = async (type: string, init: Partial<WorkerEvent> = {}) => {
    let answer: Promise<Response> | undefined
    const work: Promise<unknown>[] = []
    listeners.get(type)?.({
      request: new Request(ORIGIN),
      respondWith: (given) => void (answer = given),
      waitUntil: (given) => void work.push(given),
      ...init,
    })
    const settled = await answer?.catch((error: unknown) => error as Error)
    await Promise.all(work)
    return settled
  }
  const visit = async (path: string) => {
    const request = new Request(`${ORIGIN}${path}`)
    Object.defineProperty(request, 'mode', { value: 'navigate' })
    const answer = await dispatch('fetch', { request })
    return answer instanceof Response ? answer.text() : answer
  }
  const load = async (path: string, method = 'GET') => {
    const answer = await dispatch('fetch', { request: new Request(`${ORIGIN}${path}`, { method }) })
    return answer instanceof Response ? answer.text() : answer
  }
  return { network, fetched, visit, load, dispatch, stores }
}

test('a visited page is readable without a connection, and with one the network answers first', async () => {
  const { network, visit } = aWorker()
  network.answers.set('/blog/zakat', () => new Response('first'))
  expect(await visit('/blog/zakat')).toBe('first')
  network.answers.set('/blog/zakat', () => new Response('second'))
  expect(await visit('/blog/zakat?from=mail')).toBe('second')
  network.isUp = false
  expect(await visit('/blog/zakat')).toBe('second')
})

test.each([500, 502, 503, 504, 520, 599])(
  'a kept page stands in for an error %i of what lies in between',
  async (status) => {
    const { network, visit } = aWorker()
    const failing = () => new Response('no page', { status })
    network.answers.set('/blog/zakat', () => new Response('text'))
    await visit('/blog/zakat')
    for (const path of ['/blog/zakat', '/blog/unknown']) network.answers.set(path, failing)

    expect(await visit('/blog/zakat')).toBe('text')
    expect(await visit('/blog/unknown')).toBe('no page')
  },
)

test('a refusal is shown, and forgets no page', async () => {
  const { network, visit } = aWorker()
  network.answers.set('/blog/zakat', () => new Response('text'))
  await visit('/blog/zakat')
  network.answers.set('/blog/zakat', () => new Response('too many', { status: 429 }))
  expect(await visit('/blog/zakat')).toBe('too many')

  network.isUp = false
  expect(await visit('/blog/zakat')).toBe('text')
})

test('a page that was never visited fails without a connection as it would without a worker', async () => {
  const { network, visit } = aWorker()
  network.isUp = false
  expect(await visit('/blog/unknown')).toBeInstanceOf(TypeError)
})

test('the page that was being read when the worker came is readable without a connection too', async () => {
  const { network, fetched, dispatch, visit } = aWorker({
    open: ['/blog/zakat?from=mail#dates', '/thank-you', '/gone'],
  })
  network.answers.set('/blog/zakat', () => new Response('text'))
  await dispatch('install')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/blog/zakat', '/gone'])
  network.isUp = false
  expect(await visit('/blog/zakat')).toBe('text')
  expect(await visit('/gone')).toBeInstanceOf(TypeError)
})

test('a worker is installed though the connection is lost meanwhile', async () => {
  const { network, dispatch } = aWorker({ open: ['/blog/zakat'] })
  network.isUp = false
  await expect(dispatch('install')).resolves.toBeUndefined()
})

test('a page that is gone is forgotten', async () => {
  const { network, visit } = aWorker()
  network.answers.set('/blog/old', () => new Response('old'))
  await visit('/blog/old')
  network.answers.delete('/blog/old')
  expect(await visit('/blog/old')).toBe('none')
  network.isUp = false
  expect(await visit('/blog/old')).toBeInstanceOf(TypeError)
})

test.each([
  '/admin/auth/dashboard',
  '/api/user',
  '/preview/x',
  '/builds/latest.json',
  '/about-us/_payload.json',
  '/thank-you',
  '/ar/thank-you',
])('%s is left to the browser', async (path) => {
  const { visit, fetched } = aWorker()
  expect(await visit(path)).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
})

test('hashed files come from the device, posts and other files from the network', async () => {
  const { network, load, fetched } = aWorker()
  network.answers.set('/_astro/a.css', () => new Response('css'))
  expect(await load('/_astro/a.css')).toBe('css')
  expect(await load('/_astro/a.css')).toBe('css')
  expect(fetched).toHaveBeenCalledOnce()
  expect(await load('/_astro/a.css', 'POST')).toBeUndefined()
  expect(await load('/robots.txt')).toBeUndefined()
})

test('only the pages read last are kept', async () => {
  const { network, visit } = aWorker({ maxPages: 2 })
  for (const path of ['/a', '/b', '/c']) network.answers.set(path, () => new Response(path))
  for (const path of ['/a', '/b', '/a', '/c']) await visit(path)
  network.isUp = false
  expect(await visit('/a')).toBe('/a')
  expect(await visit('/c')).toBe('/c')
  expect(await visit('/b')).toBeInstanceOf(TypeError)
})

test('a new worker discards the caches of an older one', async () => {
  const { dispatch, stores } = aWorker()
  stores.set('older', new Map())
  await dispatch('activate')
  expect([...stores.keys()]).not.toContain('older')
})
