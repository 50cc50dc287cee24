import { beforeEach, expect, test, vi } from 'vitest'
import { internalLink, isInternal } from './internalLink'
import { mayPrefetch } from './prefetch'
import { startScrollMarker } from './scrollMarker'
import { fillNotFoundPath, fillReference } from './slots'
import { startDisclosures } from './disclosures'
import { directionBetween, startTransitionDirection } from './transitionDirection'

const link = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector('a')!
}

beforeEach(() => history.replaceState(null, '', '/about-us'))

test('deeper and later pages are to the left, the way back to the right', () => {
  expect(directionBetween('/articles', '/blog/zakat')).toBe('left')
  expect(directionBetween('/blog/zakat', '/articles')).toBe('right')
  expect(directionBetween('/about-us', '/careers')).toBe('left')
  expect(directionBetween('/careers', '/about-us')).toBe('right')
  expect(directionBetween('/careers', '/careers')).toBeUndefined()
})

test('the body carries the direction for one second, and as long when the page comes back before that is over', () => {
  vi.useFakeTimers()
  sessionStorage.setItem('diwan-path', '/careers')
  startTransitionDirection()
  expect(document.body.getAttribute('data-direction')).toBe('right')
  vi.advanceTimersByTime(999)
  expect(document.body.hasAttribute('data-direction')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(document.body.hasAttribute('data-direction')).toBe(false)

  const comeBackFrom = (path: string) => {
    sessionStorage.setItem('diwan-path', path)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  }
  comeBackFrom('/careers')
  vi.advanceTimersByTime(600)
  comeBackFrom('/')
  vi.advanceTimersByTime(999)
  expect(document.body.getAttribute('data-direction')).toBe('left')
  vi.advanceTimersByTime(1)
  expect(document.body.hasAttribute('data-direction')).toBe(false)
  vi.useRealTimers()
})

test('the body carries the scroll marker until 800 ms after the last scroll', () => {
  vi.useFakeTimers()
  startScrollMarker()
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(500)
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(799)
  expect(document.body.hasAttribute('data-show-scroll')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(document.body.hasAttribute('data-show-scroll')).toBe(false)
  vi.useRealTimers()
})

test.each([
  ['<a href="/careers">x</a>', true],
  ['<a href="/about-us#team">x</a>', false],
  ['<a href="https://other.example/">x</a>', false],
  ['<a href="mailto:a@b.example">x</a>', false],
  ['<a href="/media/x.pdf">x</a>', false],
  ['<a href="/admin/login">x</a>', false],
  ['<a href="/careers" target="_blank">x</a>', false],
  ['<a href="/careers" download>x</a>', false],
])('%s is a page of this site in this tab: %s', (html, answer) => {
  expect(isInternal(link(html))).toBe(answer)
})

test('a click with a modifier is left to the browser', () => {
  const anchor = link('<a href="/careers"><b>x</b></a>')
  const click = (init: MouseEventInit) => {
    let found: HTMLAnchorElement | undefined
    const listen = (event: MouseEvent) => {
      found = internalLink(event)
      event.preventDefault()
    }
    window.addEventListener('click', listen, { once: true })
    anchor.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    return found
  }
  expect(click({})).toBe(anchor)
  expect(click({ ctrlKey: true })).toBeUndefined()
  expect(click({ button: 1 })).toBeUndefined()
})

test('nothing is fetched ahead with data saver or on 2G', () => {
  expect(mayPrefetch({ saveData: true })).toBe(false)
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false)
  expect(mayPrefetch({ effectiveType: '3g' })).toBe(true)
  expect(mayPrefetch({})).toBe(true)
})

test('a static 404 names the path, and the thank-you page its reference', () => {
  document.body.innerHTML = '<p>Page not found: <bdi data-slot="path"></bdi></p><output data-slot="reference"></output>'
  history.replaceState(null, '', '/no/such?reference=C-7K2M')
  fillNotFoundPath()
  fillReference()
  expect(document.querySelector('p')!.textContent).toBe('Page not found: /no/such')
  expect(document.querySelector('output')!.textContent).toBe('C-7K2M')
})

test('the other language of the thank-you page has the reference too', () => {
  document.body.innerHTML =
    '<a rel="alternate" hreflang="ar" href="/ar/thank-you">العربية</a><output data-slot="reference"></output>'
  history.replaceState(null, '', '/thank-you?reference=C-7K2M&about=report')
  fillReference()
  expect(document.querySelector('a')!.getAttribute('href')).toMatch(/\/ar\/thank-you\?reference=C-7K2M&about=report$/)
})

test('a reference is never markup', () => {
  document.body.innerHTML = '<output data-slot="reference"></output>'
  history.replaceState(null, '', '/thank-you?reference=<b>x</b>')
  fillReference()
  expect(document.querySelector('output')!.textContent).toBe('')
})

test('Escape closes an open menu and gives the focus back; a press or focus elsewhere closes it too', () => {
  document.body.innerHTML = `<details name="menu-group"><summary>About</summary><a href="/x">x</a></details><button>y</button>`
  const details = document.querySelector('details')!
  startDisclosures()
  const open = () => {
    details.open = true
    details.querySelector('a')!.focus()
  }
  open()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(details.querySelector('summary'))
  open()
  document.querySelector('button')!.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(details.open).toBe(false)
  open()
  document.querySelector('button')!.focus()
  expect(details.open).toBe(false)
})
