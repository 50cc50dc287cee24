import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLinksInTabs } from './openLinksInTabs.js'

const opened = vi.fn()
openLinksInTabs()

beforeEach(() => void vi.stubGlobal('parent', { open: opened }))

afterEach(() => {
  opened.mockReset()
  vi.unstubAllGlobals()
})

/** Whether the page's own scripts and the browser were left to follow the link. */
function click(attributes: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = `<a ${attributes}><b>Words</b></a>`
  // Nothing navigates in a test; what a page's own script sees is what counts.
  let isLeft = true
  document.body.onclick = (heard) => {
    isLeft = !heard.defaultPrevented
    heard.preventDefault()
  }
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }))
  return isLeft
}

test('a link that leads away from the page opens in a tab that knows nothing of the form', () => {
  expect(click('href="/about-us"')).toBe(false)

  expect(opened).toHaveBeenCalledExactlyOnceWith(new URL('/about-us', location.href).href, '_blank', 'noopener')
})

test('so does a link that asks for a tab itself', () => {
  expect(click('href="https://elsewhere.example/" target="_blank"')).toBe(false)

  expect(opened).toHaveBeenCalledExactlyOnceWith('https://elsewhere.example/', '_blank', 'noopener')
})

test('anchors, the pages of a bundle, files to keep and the reader’s own keys go on as ever', () => {
  expect(click('href="#part"')).toBe(true)
  expect(click('href="/preview/about-us?token=T"')).toBe(true)
  expect(click('href="/media/ab.pdf" download')).toBe(true)
  expect(click('href="mailto:a@example.com"')).toBe(true)
  expect(click('href="/about-us"', { ctrlKey: true })).toBe(true)

  expect(opened).not.toHaveBeenCalled()
})
