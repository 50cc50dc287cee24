import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startVersionDetector } from './versionDetector'
import { FIRST_LOOK_DELAY } from '@diwan/shared/spec/versions'

const asked = vi.fn(async () => new Response('', { status: 404 }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked.mockClear())
  document.documentElement.dataset.code = 'c1'
  document.documentElement.dataset.page = 'h1'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const startAt = (path: string) => {
  history.replaceState(null, '', path)
  startVersionDetector()
  vi.advanceTimersByTime(FIRST_LOOK_DELAY + 100)
}

test('a page looks for newer versions, and what a form was answered with does not', () => {
  startAt('/api/contacts/submit')
  dispatchEvent(new Event('online'))
  expect(asked).not.toHaveBeenCalled()
  startAt('/contact-us')
  expect(asked).toHaveBeenCalledWith('/builds/meta/c1.json', undefined)
})
