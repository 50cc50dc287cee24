import { WORKER_PATH } from '@diwan/shared/spec/offline'
import { firstEngagement } from '../engage/directive'

/** Registers the service worker once the visitor does something, when the browser has nothing better to do. */
export function startOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData || document.documentElement.dataset.code === 'dev') return
  void firstEngagement().then(() => {
    const register = () =>
      serviceWorker
        .register(WORKER_PATH, { updateViaCache: 'none' })
        .catch((error: unknown) => console.error('Visited pages cannot be kept for reading offline', error))
    if ('requestIdleCallback' in window) requestIdleCallback(() => void register(), { timeout: 10_000 })
    else setTimeout(register, 1_000)
  })
}
