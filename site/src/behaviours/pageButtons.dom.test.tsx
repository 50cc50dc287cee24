import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPageButtons } from './pageButtons'

const button = (attributes: string) =>
  `<button ${attributes} data-waiting><span data-copy-label>Copy link</span></button><span role="status"></span>`

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

const said = () => document.querySelector('[role="status"]')!.textContent

test('a text is copied, said to be, and offered again', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  document.body.innerHTML = button('data-copy="#1C7A63" data-copied="Copied"')

  showPageButtons()
  const copy = pressed('[data-copy]')
  await vi.advanceTimersByTimeAsync(100)

  expect(copy.hasAttribute('data-waiting')).toBe(false)
  expect(written).toEqual(['#1C7A63'])
  expect([copy.textContent, said()]).toEqual(['Copied', 'Copied'])
  await vi.advanceTimersByTimeAsync(2000)
  expect([copy.textContent, said()]).toEqual(['Copy link', ''])
})

test('a text that is copied again is said to be for as long as the first time', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
  document.body.innerHTML = button('data-copy="x" data-copied="Copied"')

  showPageButtons()
  pressed('[data-copy]')
  await vi.advanceTimersByTimeAsync(1500)
  pressed('[data-copy]')
  await vi.advanceTimersByTimeAsync(1500)

  expect(said()).toBe('Copied')
})

test('a clipboard that refuses is no fault of the page, and nothing is said to be copied', async () => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  })
  document.body.innerHTML = button('data-copy="x" data-copied="Copied"')

  showPageButtons()
  pressed('[data-copy]')
  await vi.advanceTimersByTimeAsync(100)

  expect(said()).toBe('')
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
