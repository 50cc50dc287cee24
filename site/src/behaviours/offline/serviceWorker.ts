import {
  FILES_CACHE,
  HASHED_FILES,
  MAX_KEPT_FILES,
  MAX_KEPT_PAGES,
  NEVER_KEPT,
  PAGES_CACHE,
} from '@diwan/shared/spec/offline'

/** The part of a service worker's surroundings that this one needs. */
export interface WorkerScope {
  location: { origin: string }
  caches: CacheStorage
  fetch: typeof fetch
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { url: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

export interface WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}

interface Config {
  pages: string
  files: string
  maxPages: number
  maxFiles: number
  never: string
  hashed: string
}

/**
 * Keeps visited pages readable while the site cannot be reached. When it can, the network always answers first, so that the version
 * detector's promises hold: nothing old is shown while something newer can be had. Reaches for nothing outside itself.
 */
export function runServiceWorker(scope: WorkerScope, config: Config): void {
  const never = new RegExp(config.never)
  const hashed = new RegExp(config.hashed)

  const keep = async (name: string, most: number, request: Request | string, answer: Response) => {
    const cache = await scope.caches.open(name)
    await cache.put(request, answer)
    // Keys come in the order in which they were put.
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
  }

  /** Pages that are open already: they came before there was a worker. */
  const keepOpenPages = async () => {
    const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const paths = new Set(open.map(({ url }) => new URL(url).pathname).filter((path) => !never.test(path)))
    const keepPage = async (path: string) => {
      const answer = await scope.fetch(path)
      if (answer.ok && answer.type === 'basic' && !answer.redirected)
        await keep(config.pages, config.maxPages, path, answer)
    }
    await Promise.all([...paths].map((path) => keepPage(path).catch(() => undefined)))
  }

  const page = async (event: WorkerEvent, path: string) => {
    const cache = await scope.caches.open(config.pages)
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request))
      // What lies in between cannot reach the site: pages are files, which fail for no other reason.
      if (answer.status >= 500) return (await cache.match(path)) ?? answer
      if (answer.ok && answer.type === 'basic' && !answer.redirected) {
        const copy = answer.clone()
        // Put anew, so that what was read last is discarded last.
        event.waitUntil(
          cache
            .delete(path)
            .then(() => keep(config.pages, config.maxPages, path, copy))
            .catch(() => undefined),
        )
      } else if (answer.status === 404 || answer.status === 410) event.waitUntil(cache.delete(path))
      return answer
    } catch (error) {
      const kept = await cache.match(path)
      if (kept) return kept
      throw error
    }
  }

  const file = async (event: WorkerEvent) => {
    const kept = await (await scope.caches.open(config.files)).match(event.request)
    if (kept) return kept
    const answer = await scope.fetch(event.request)
    // A part of a video is no file to keep.
    if (answer.status === 200 && answer.type === 'basic') {
      event.waitUntil(keep(config.files, config.maxFiles, event.request, answer.clone()).catch(() => undefined))
    }
    return answer
  }

  scope.addEventListener('install', (event) => {
    void scope.skipWaiting()
    event.waitUntil(keepOpenPages())
  })
  scope.addEventListener('activate', (event) => {
    const discardOld = async () => {
      const names = await scope.caches.keys()
      const old = names.filter((name) => name !== config.pages && name !== config.files)
      await Promise.all(old.map((name) => scope.caches.delete(name)))
    }
    event.waitUntil(Promise.all([discardOld(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.method !== 'GET' || url.origin !== scope.location.origin || never.test(url.pathname)) return
    if (request.mode === 'navigate') event.respondWith(page(event, url.pathname))
    else if (hashed.test(url.pathname) && !request.headers.has('range')) event.respondWith(file(event))
  })
}

const config: Config = {
  pages: PAGES_CACHE,
  files: FILES_CACHE,
  maxPages: MAX_KEPT_PAGES,
  maxFiles: MAX_KEPT_FILES,
  never: NEVER_KEPT.source,
  hashed: HASHED_FILES.source,
}

/** Source of the service worker; the same for every release made with the same code. */
export const serviceWorker = `(${runServiceWorker.toString()})(self,${JSON.stringify(config)})\n`
