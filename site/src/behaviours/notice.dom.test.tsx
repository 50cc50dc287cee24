import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const notice = () => document.querySelector('.page-notice')

beforeEach(() => {
  vi.resetModules()
  document.body.innerHTML = ''
  document.documentElement.lang = 'ar'
})
afterEach(() => {
  delete window.diwan
  vi.restoreAllMocks()
})

test('a newer version is offered once, in the language of the page, while unsent work keeps the page', async () => {
  const reload = vi.fn((isWanted?: boolean) => (isWanted ? ('reloading' as const) : ('waiting' as const)))
  window.diwan = { reload, notify: vi.fn() }
  const { reloadForNewVersion, startNotices } = await import('./startNotices')
  startNotices()
  await reloadForNewVersion()
  await vi.waitFor(() => expect(notice()?.textContent).toContain('صدرت نسخة أحدث'))
  expect(notice()?.getAttribute('role')).toBe('status')

  const [again, close] = notice()!.querySelectorAll('button')
  again!.click()
  expect(reload).toHaveBeenLastCalledWith(true)
  close!.click()
  expect(notice()).toBeNull()

  await reloadForNewVersion()
  expect(notice()).toBeNull()
})

test('a page without work says nothing: it reloads', async () => {
  const notify = vi.fn()
  window.diwan = { reload: () => 'reloading', notify }
  const { reloadForNewVersion } = await import('./startNotices')
  await reloadForNewVersion()
  expect(notify).not.toHaveBeenCalled()
})

test('a page that tells somebody what became of their message is not reloaded away from under it', async () => {
  const guard = { reload: vi.fn(() => 'reloading' as const), notify: vi.fn() }
  window.diwan = guard
  const { keepPage, reloadForNewVersion } = await import('./startNotices')
  keepPage()

  await reloadForNewVersion()

  expect(guard.reload).not.toHaveBeenCalled()
  expect(guard.notify).not.toHaveBeenCalled()
})
