import { expect, test, vi } from 'vitest'

test('a file finds nothing of what the one before it left', async () => {
  const nothing = vi.fn()
  const { $token } = await import('../../../shared/src/browser/token.ts')
  const { document: oldDocument, fetch } = globalThis
  $token.set('a token of the file before')
  localStorage.setItem('kept', 'yes')
  document.cookie = 'kept=yes'
  document.title = 'Before'
  history.pushState(null, '', '/before')
  addEventListener('online', nothing)
  HTMLElement.prototype.hidePopover = nothing
  Object.assign(globalThis, { left: 'yes', fetch: nothing })
  vi.stubEnv('KEPT', 'yes')
  setTimeout(nothing)
  setInterval(nothing)
  setImmediate(nothing)
  vi.useFakeTimers()

  await import('./freshWindow.ts')

  const modules = await import('../../../shared/src/browser/token.ts')
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise((resolve) => setTimeout(resolve))
  dispatchEvent(new Event('online'))
  expect(nothing).not.toHaveBeenCalled()
  expect(document).not.toBe(oldDocument)
  expect([localStorage.length, document.cookie, document.title, location.pathname]).toEqual([0, '', '', '/'])
  expect(HTMLElement.prototype.hidePopover).toBeUndefined()
  expect('left' in globalThis).toBe(false)
  expect(globalThis.fetch).toBe(fetch)
  expect(process.env.KEPT).toBeUndefined()
  expect(modules.$token.get()).toBe(null)
})
