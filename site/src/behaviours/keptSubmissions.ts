import { safeLocalStorage } from '@diwan/shared/browser/safeStorage'
import { KEPT_SUBMISSION_RETRY, KEPT_SUBMISSIONS_KEY } from '@diwan/shared/spec/forms'

const deliver = () => {
  if (safeLocalStorage.get(KEPT_SUBMISSIONS_KEY) === null || !navigator.onLine) return
  import('./deliverKept')
    .then(({ deliverKept }) => deliverKept())
    .catch((error: unknown) => console.error('A kept message could not be sent', error))
}

/** Sends what a form kept on this device as soon as there is a connection, on whatever page the visitor is. */
export function startKeptSubmissions(): void {
  deliver()
  addEventListener('online', deliver)
  setInterval(deliver, KEPT_SUBMISSION_RETRY)
}
