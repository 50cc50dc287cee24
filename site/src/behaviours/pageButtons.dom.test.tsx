import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPageButtons } from './pageButtons'

const button = (attributes: string) =>
  `<button ${attributes} data-waiting><span data-copy-label>Copy link</span><span role="status"></span></button>`

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pressed = (selector: string) => {
  const found = document.querySelector<HTMLButtonElement>(selector)!
  found.click()
  return found
}

test('a text is copied, said to be, and offered again', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  document.body.innerHTML = button('data-copy="#1C7A63" data-copied="Copied"')

  showPageButtons()
  const copy = pressed('[data-copy]')
  await vi.advanceTimersByTimeAsync(100)

  expect(copy.hasAttribute('data-waiting')).toBe(false)
  expect(written).toEqual(['#1C7A63'])
  expect([...copy.children].map((place) => place.textContent)).toEqual(['Copied', 'Copied'])
  await vi.advanceTimersByTimeAsync(2000)
  expect([...copy.children].map((place) => place.textContent)).toEqual(['Copy link', ''])
})

test('without a clipboard the page can still be printed, and nothing offers to copy', () => {
  const print = vi.fn()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('print', print)
  document.body.innerHTML = button('data-copy="x" data-copied="Copied"') + button('data-print')

  showPageButtons()
  const shown = pressed('[data-print]')

  expect(shown.hasAttribute('data-waiting')).toBe(false)
  expect(print).toHaveBeenCalledOnce()
  expect(document.querySelector('[data-copy]')?.hasAttribute('data-waiting')).toBe(true)
})
