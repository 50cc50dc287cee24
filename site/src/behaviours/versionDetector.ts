import { reloadForNewVersion } from './startNotices'
import { safeSessionStorage, type SafeStorage } from '@diwan/shared/browser/safeStorage'
import { FIRST_LOOK_DELAY, SEEN_RELEASE_KEY, SLOW_CONNECTION, VERSION_POLL_PERIOD } from '@diwan/shared/spec/versions'

/** The page as the detector sees it. */
export interface VersionedPage {
  path: string
  /** Id of the code release it was rendered with. */
  code: string
  /** Digest of what it was rendered from; empty on the error page, which stands for every unknown path. */
  hash: string
}

interface Surroundings {
  fetch: (url: string, init?: RequestInit) => Promise<Response>
  reload: () => unknown
  seen?: SafeStorage
}

const has = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && key in value

/** Address of a page's own data. */
const payloadPath = (path: string) => `${path.replace(/\/$/, '')}/_payload.json`

/** Answers "is there something newer than this page?" and reloads it if so. */
export function createVersionDetector(page: VersionedPage, { fetch, reload, seen = safeSessionStorage }: Surroundings) {
  let meta: Promise<void> | undefined
  let looking: Promise<void> | undefined
  let adopted = seen.get(SEEN_RELEASE_KEY)

  const adopt = (release: string) => {
    adopted = release
    seen.set(SEEN_RELEASE_KEY, release)
  }

  /** Fetches the build's own meta once. An answer of another shape is a failure: proxies answer HTML. */
  const loadMeta = () => {
    meta ??= fetchMeta().catch((error: unknown) => {
      meta = undefined
      console.error('The build manifest could not be loaded', error)
    })
    return meta
  }

  const fetchMeta = async () => {
    const answer = await fetch(`/builds/meta/${page.code}.json`)
    // The own meta is gone: this page is outdated, which the manifest of the latest build will say.
    if (answer.status === 403 || answer.status === 404) return
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const body: unknown = await answer.json()
    if (!has(body, 'prerendered') || !Array.isArray(body.prerendered)) throw new Error('not a build manifest')
  }

  const compare = async () => {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' })
    if (!answer.ok) return
    const latest: unknown = await answer.json()
    if (!has(latest, 'id') || !has(latest, 'code') || typeof latest.id !== 'string') return
    if (latest.code !== page.code) {
      reload()
      return
    }
    if (latest.id === adopted) return
    if (page.hash === '') {
      adopt(latest.id)
      return
    }
    const payload = await fetch(`${payloadPath(page.path)}?${latest.id}`)
    if (payload.status === 404) {
      // The page is gone: one reload shows it.
      adopt(latest.id)
      reload()
      return
    }
    if (!payload.ok) return
    const body: unknown = await payload.json()
    if (!has(body, 'hash')) return
    if (body.hash === page.hash) adopt(latest.id)
    else reload()
  }

  /** Looks once; looks at the same time are one, and a network error is no news. */
  const look = () => {
    looking ??= compare()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      })
    return looking
  }

  return { loadMeta, look }
}

const connection = () => (navigator as Navigator & { connection?: { effectiveType?: string } }).connection

const whenIdle = (run: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run))

/** Watches for newer versions of this page: after idle, each hour, and whenever the tab comes back. */
export function startVersionDetector(): void {
  const { code, page = '' } = document.documentElement.dataset
  const hash = document.querySelector('[data-slot="path"]') ? '' : page
  if (!code || code === 'dev' || connection()?.effectiveType === SLOW_CONNECTION) return
  // The answer to a form that was sent plainly is no page of a release.
  if (location.pathname.startsWith('/api/')) return
  const { loadMeta, look } = createVersionDetector(
    { path: location.pathname, code, hash },
    { fetch: (url, init) => fetch(url, init), reload: () => void reloadForNewVersion() },
  )
  const lookAgain = () => void loadMeta().then(look)

  const start = () => {
    whenIdle(() => setTimeout(lookAgain, FIRST_LOOK_DELAY))
    setInterval(lookAgain, VERSION_POLL_PERIOD)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && lookAgain())
    addEventListener('pageshow', ({ persisted }) => persisted && lookAgain())
    addEventListener('online', lookAgain)
    addEventListener('diwan:fault', lookAgain)
  }
  // A prerendered tab that nobody may ever see asks nothing.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true })
  } else start()
}
