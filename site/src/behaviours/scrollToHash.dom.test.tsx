import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHashScrolling } from './scrollToHash'
import { SCROLL_REPEAT_DELAY } from '@diwan/shared/spec/navigation'

const scrolled = vi.fn()
let loadedFrom = ''

beforeEach(() => {
  vi.useFakeTimers()
  scrolled.mockClear()
  loadedFrom = `${location.origin}/about-us`
  history.replaceState(null, '', '/about-us')
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 300)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate', name: loadedFrom }] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (body = '') => {
  document.body.innerHTML = body
  startHashScrolling()
  vi.advanceTimersByTime(SCROLL_REPEAT_DELAY + 10)
}

test('a page without a hash begins at its top', () => {
  open()
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
})

test('a passage that a link marks stays in view', () => {
  loadedFrom += '#:~:text=words'
  open()
  expect(scrolled).not.toHaveBeenCalled()
})

test('the faults of a form that was sent plainly stay in view', () => {
  open('<div data-error-summary tabindex="-1" autofocus></div>')
  expect(scrolled).not.toHaveBeenCalled()
})

test('the other language opens at the same place, also after a jump within the page', () => {
  const link = () => document.querySelector('a')!.getAttribute('href')
  history.replaceState(null, '', '/about-us#values')
  open('<a rel="alternate" hreflang="ar" href="/ar/about-us?x=1">العربية</a>')
  expect(link()).toMatch(/\/ar\/about-us\?x=1#values$/)

  history.replaceState(null, '', '/about-us#history')
  dispatchEvent(new HashChangeEvent('hashchange'))
  expect(link()).toMatch(/#history$/)
})
