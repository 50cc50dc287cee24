import { atom } from 'nanostores'
import { TOAST_AUTO_CLOSE } from '../spec/toasts.ts'

export const toastTypes = ['info', 'success', 'warning', 'error', 'default', 'loading'] as const
export type ToastType = (typeof toastTypes)[number]

export const toastPositions = [
  'top-left',
  'top-right',
  'top-center',
  'bottom-left',
  'bottom-right',
  'bottom-center',
] as const
export type ToastPosition = (typeof toastPositions)[number]

export const toastThemes = ['light', 'dark', 'colored', 'auto'] as const
export type ToastTheme = (typeof toastThemes)[number]

export interface ToastOptions {
  type?: ToastType
  position?: ToastPosition
  theme?: ToastTheme
  /** Milliseconds, or `false` to stay until closed. */
  autoClose?: number | false
}

export interface Toast extends Required<ToastOptions> {
  id: string
  message: string
}

/** The toasts on screen, oldest first. Change it through the functions below. */
export const $toasts = atom<readonly Toast[]>([])

let last = 0

const autoCloseOf = (type: ToastType) => (type === 'loading' ? (false as const) : TOAST_AUTO_CLOSE)

/** Shows a toast and gives its id. A loading toast stays until it is updated. */
export function showToast(message: string, options: ToastOptions = {}): string {
  const type = options.type ?? 'default'
  const id = `toast-${++last}`
  $toasts.set([
    ...$toasts.get(),
    { position: 'bottom-center', theme: 'auto', autoClose: autoCloseOf(type), ...options, type, id, message },
  ])
  return id
}

/** Changes a toast that is still shown: a loading one to done (`default`), success or error, which then closes by itself. */
export function updateToast(id: string, message: string, options: ToastOptions = {}): void {
  $toasts.set(
    $toasts.get().map((toast) => {
      if (toast.id !== id) return toast
      const type = options.type ?? 'default'
      return { ...toast, autoClose: autoCloseOf(type), ...options, type, message }
    }),
  )
}

/** Takes a toast away. */
export function closeToast(id: string): void {
  if ($toasts.get().some((toast) => toast.id === id)) $toasts.set($toasts.get().filter((toast) => toast.id !== id))
}

interface PromiseMessages<T> {
  loading: string
  success: string | ((value: T) => string)
  error: string | ((error: unknown) => string)
}

/** Shows a loading toast until the promise settles, then its success or error; gives the promise's own outcome back. */
export async function toastPromise<T>(promise: Promise<T>, messages: PromiseMessages<T>): Promise<T> {
  const { loading, success, error: failure } = messages
  const id = showToast(loading, { type: 'loading' })
  try {
    const value = await promise
    updateToast(id, typeof success === 'string' ? success : success(value), { type: 'success' })
    return value
  } catch (error) {
    updateToast(id, typeof failure === 'string' ? failure : failure(error), { type: 'error' })
    throw error
  }
}
