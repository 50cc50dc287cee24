import { atom } from 'nanostores'
import { DEFAULT_ERROR_STATUS, NOT_FOUND_TITLE, SERVER_ERROR_TITLE } from '../spec/errors.ts'
import { goTo } from './goTo.ts'

export interface GlobalError {
  status: number
  title: string
  message: string
}

/** The error that the page shows in place of its content, or `null`. */
export const $globalError = atom<GlobalError | null>(null)

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : NaN
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : DEFAULT_ERROR_STATUS
}

/** Shows an error page in place of the content. The first error wins until it is cleared. */
export function setGlobalError(error: unknown): void {
  if ($globalError.get()) return
  const status = statusOf(error)
  const title = status === 404 ? NOT_FOUND_TITLE : SERVER_ERROR_TITLE
  $globalError.set({ status, title, message: error instanceof Error ? error.message : String(error) })
}

/** Takes the error away; with a redirect, goes there and then clears. */
export function clearGlobalError({
  redirect,
  go = goTo,
}: { redirect?: string; go?: (path: string) => void } = {}): void {
  if (redirect !== undefined) go(redirect)
  $globalError.set(null)
}
