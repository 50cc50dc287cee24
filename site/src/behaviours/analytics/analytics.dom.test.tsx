import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANALYTICS_CHOICE_KEY } from '@diwan/shared/spec/analytics'

const tags = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
/** What the tags were told, as lists. */
const told = () => (window.dataLayer ?? []).map((words) => Array.from(words as ArrayLike<unknown>))
const question = () => document.querySelector('.analytics-question')
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)!

/** A page with the given ids on which a visitor does something. */
async function engagedPage(ids: string | null, browser: Record<string, unknown> = {}) {
  vi.resetModules()
  document.head.innerHTML = ids === null ? '' : `<meta name="analytics" content="${ids}">`
  document.body.innerHTML = '<footer><button data-analytics-choice hidden>Cookies</button></footer>'
  for (const [key, value] of Object.entries(browser)) vi.stubGlobal('navigator', { ...navigator, [key]: value })
  const { startAnalytics } = await import('./startAnalytics')
  startAnalytics()
  await vi.dynamicImportSettled()
  expect(question()).toBeNull()
  window.dispatchEvent(new Event('pointerdown'))
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('nothing is asked and nothing loaded when no id is set', async () => {
  await engagedPage(null)
  expect(question()).toBeNull()
  expect(tags()).toEqual([])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('%o is an answer by itself', async (browser) => {
  localStorage.setItem(ANALYTICS_CHOICE_KEY, 'allowed')
  await engagedPage('GTM-ABCD12 G-ABCD12', browser)
  expect(question()).toBeNull()
  expect(tags()).toEqual([])
})

test('tags load after consent, and without a question on the next page', async () => {
  await engagedPage('GTM-ABCD12 G-ABCD12')
  expect(tags()).toEqual([])
  button('Allow').click()
  const loaded = [
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABCD12',
    'https://www.googletagmanager.com/gtag/js?id=G-ABCD12',
  ]
  expect(tags()).toEqual(loaded)
  expect(question()).toBeNull()
  await engagedPage('GTM-ABCD12 G-ABCD12')
  expect(tags()).toEqual(loaded)
  expect(question()).toBeNull()
})

test('a refusal is one click, is kept, and loads nothing', async () => {
  await engagedPage('G-ABCD12')
  button('Refuse').click()
  await engagedPage('G-ABCD12')
  expect(question()).toBeNull()
  expect(tags()).toEqual([])
})

test('consent is taken back from the footer: the cookies go and the page is loaded anew', async () => {
  localStorage.setItem(ANALYTICS_CHOICE_KEY, 'allowed')
  const reload = vi.fn(() => 'reloading' as const)
  window.diwan = { reload, notify: vi.fn() }
  document.cookie = '_ga=1; Path=/'
  await engagedPage('G-ABCD12')
  button('Cookies').click()
  button('Refuse').click()
  expect(localStorage.getItem(ANALYTICS_CHOICE_KEY)).toBe('refused')
  expect(document.cookie).not.toContain('_ga')
  expect(reload).toHaveBeenCalledOnce()
})

test('consent that is taken back stops the tags at once, also where unsent words keep the page open', async () => {
  localStorage.setItem(ANALYTICS_CHOICE_KEY, 'allowed')
  window.diwan = { reload: () => 'waiting', notify: vi.fn() }
  await engagedPage('G-ABCD12')
  button('Cookies').click()
  button('Refuse').click()
  expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(window['ga-disable-G-ABCD12']).toBe(true)

  button('Cookies').click()
  button('Allow').click()
  expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  expect(window['ga-disable-G-ABCD12']).toBe(false)
  expect(tags()).toHaveLength(1)
})

test('the cookies go from every domain the site is part of, the one below “com.sa” too', async () => {
  localStorage.setItem(ANALYTICS_CHOICE_KEY, 'allowed')
  await engagedPage('G-ABCD12')
  vi.stubGlobal('location', { hostname: 'www.rasikh.com.sa' })
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; theme=dark; _ga_ABCD12=2')
  const set = vi.spyOn(document, 'cookie', 'set')
  button('Cookies').click()
  button('Refuse').click()
  expect(set).toHaveBeenCalledWith('_ga=; Max-Age=0; Path=/; Domain=rasikh.com.sa')
  expect(set).toHaveBeenCalledWith('_ga_ABCD12=; Max-Age=0; Path=/; Domain=rasikh.com.sa')
  expect(set.mock.calls.join()).not.toContain('theme')
})

test('whoever answered from the footer stands there again', async () => {
  await engagedPage('G-ABCD12')
  button('Refuse').click()
  button('Cookies').click()
  expect(document.activeElement).toBe(question())
  button('Refuse').click()
  expect(document.activeElement).toBe(button('Cookies'))
})

test('an answer in one tab is an answer in all', async () => {
  const reload = vi.fn(() => 'reloading' as const)
  window.diwan = { reload, notify: vi.fn() }
  await engagedPage('G-ABCD12')
  const answered = { key: ANALYTICS_CHOICE_KEY, storageArea: localStorage }
  dispatchEvent(new StorageEvent('storage', { ...answered, oldValue: null, newValue: 'allowed' }))
  expect(question()).toBeNull()
  expect(tags()).toContain('https://www.googletagmanager.com/gtag/js?id=G-ABCD12')

  dispatchEvent(new StorageEvent('storage', { ...answered, oldValue: 'allowed', newValue: 'refused' }))
  expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(reload).toHaveBeenCalled()
})

test('who empties the storage in another tab has taken the answer back; a question that stands there stays', async () => {
  const reload = vi.fn(() => 'reloading' as const)
  window.diwan = { reload, notify: vi.fn() }
  localStorage.setItem(ANALYTICS_CHOICE_KEY, 'allowed')
  await engagedPage('G-ABCD12')
  const emptied = { key: null, newValue: null, oldValue: null, storageArea: localStorage }
  dispatchEvent(new StorageEvent('storage', emptied))
  expect(told().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'denied' }])
  expect(reload).toHaveBeenCalledOnce()

  button('Cookies').click()
  dispatchEvent(new StorageEvent('storage', emptied))
  expect(question()).not.toBeNull()
  expect(reload).toHaveBeenCalledOnce()
})
