import { $globalError, clearGlobalError, setGlobalError } from '@diwan/shared/browser/globalError'
import { createHttpClient, http } from '@diwan/shared/browser/httpClient'
import { loadUser } from '@diwan/shared/browser/loadUser'
import { signIn, signOut } from '@diwan/shared/browser/session'
import { closeToast, showToast, toastPromise, updateToast } from '@diwan/shared/browser/toasts'
import { $token } from '@diwan/shared/browser/token'
import { $user } from '@diwan/shared/browser/user'

/** What the islands of a page use, within reach of tests. */
export const runtime = {
  $globalError,
  $token,
  $user,
  clearGlobalError,
  closeToast,
  createHttpClient,
  http,
  loadUser,
  setGlobalError,
  showToast,
  signIn,
  signOut,
  toastPromise,
  updateToast,
}

declare global {
  interface Window {
    runtime: typeof runtime
  }
}

window.runtime = runtime
