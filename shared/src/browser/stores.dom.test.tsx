import { beforeEach, expect, test, vi } from 'vitest'
import { $globalError, clearGlobalError, setGlobalError } from './globalError.ts'
import { hasUserCookie } from './hasUserCookie.ts'
import { HttpError } from './HttpError.ts'
import { loadUser } from './loadUser.ts'
import { signIn } from './session.ts'
import { $toasts, closeToast, showToast, toastPromise, updateToast } from './toasts.ts'
import { $token } from './token.ts'
import { $user } from './user.ts'

const huda = { id: '1', name: 'Huda', email: 'huda@example.com', role: 'editor' } as const

beforeEach(() => {
  $toasts.set([])
  $globalError.set(null)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('the first global error wins until it is cleared', () => {
  setGlobalError(new HttpError('Page not found: /x', { status: 404 }))
  setGlobalError(new Error('Second'))
  expect($globalError.get()).toEqual({ status: 404, title: 'Page Not Found', message: 'Page not found: /x' })
  clearGlobalError()
  setGlobalError('Broken')
  expect($globalError.get()).toEqual({ status: 500, title: 'Internal Server Error', message: 'Broken' })
})

test('clearing with a redirect goes there first', () => {
  setGlobalError(new Error('x'))
  const go = vi.fn(() => expect($globalError.get()).not.toBeNull())
  clearGlobalError({ redirect: '/about-us', go })
  expect(go).toHaveBeenCalledWith('/about-us')
  expect($globalError.get()).toBeNull()
})

test('a loading toast stays, and closes by itself once it is updated', () => {
  const id = showToast('Saving', { type: 'loading' })
  expect($toasts.get()[0]!.autoClose).toBe(false)
  updateToast(id, 'Saved', { type: 'success' })
  expect($toasts.get()).toMatchObject([{ id, message: 'Saved', type: 'success', autoClose: 1_000 }])
  closeToast(id)
  expect($toasts.get()).toEqual([])
})

test('an update without a type is "done"', () => {
  const id = showToast('Saving', { type: 'loading' })
  updateToast(id, 'Done')
  expect($toasts.get()).toMatchObject([{ type: 'default', message: 'Done' }])
})

test('a promise shows loading, then its outcome, and keeps it', async () => {
  await expect(
    toastPromise(Promise.resolve(3), { loading: '…', success: (n) => `${n} sent`, error: 'No' }),
  ).resolves.toBe(3)
  await expect(
    toastPromise(Promise.reject(new Error('down')), { loading: '…', success: 'Yes', error: (e) => String(e) }),
  ).rejects.toThrow('down')
  expect($toasts.get()).toMatchObject([
    { type: 'success', message: '3 sent' },
    { type: 'error', message: 'Error: down' },
  ])
})

test('the user is loaded with the answer of the API [§3.2, §7.2]', async () => {
  await loadUser(async () => ({ success: true, user: huda }))
  expect($user.get()).toEqual(huda)
})

test('a user that cannot be loaded is logged and signed out', async () => {
  document.cookie = 'user=Huda; Path=/'
  expect(hasUserCookie()).toBe(true)
  signIn('secret', huda)
  await loadUser(async () => {
    throw new HttpError('Network Error')
  })
  expect([$token.get(), $user.get(), hasUserCookie()]).toEqual([null, null, false])
  expect(console.error).toHaveBeenCalledOnce()
})
