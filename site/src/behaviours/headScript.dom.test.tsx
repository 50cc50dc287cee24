import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headScript } from './headScript'

const run = (locale: 'en' | 'ar' = 'en') => (0, eval)(headScript(locale)) as unknown
const notice = () => document.querySelector('.page-notice')?.textContent ?? ''
const frame = () => new Promise(requestAnimationFrame)
const reloads = () => Object.keys(sessionStorage).filter((key) => key.startsWith('diwan-reloads'))
const fault = () => window.dispatchEvent(new Event('vite:preloadError'))

/** What the server says when the page asks whether it can be had: a status, or nothing. */
const server = vi.fn<typeof fetch>()
const answers = (status: number) => server.mockImplementation(async () => ({ status }) as Response)

// Every run stands for a page of its own: it leaves no listener to the next.
const leave: (() => void)[] = []

beforeEach(() => {
  answers(200)
  vi.stubGlobal('fetch', server)
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    add(type, listener, options)
    leave.push(() => window.removeEventListener(type, listener, options))
  })
  sessionStorage.clear()
  localStorage.clear()
  document.documentElement.className = 'dark'
  document.documentElement.lang = 'en'
  document.body.innerHTML = ''
  history.replaceState(null, '', '/about-us')
  // jsdom reports every navigation as "not implemented".
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const remove of leave.splice(0)) remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('dark is kept, and light only by choice', () => {
  run()
  expect(document.documentElement.classList.contains('dark')).toBe(true)
  localStorage.setItem('diwan-theme', 'light')
  run()
  expect(document.documentElement.classList.contains('dark')).toBe(false)
})

test('the browser draws what is around the page in the colour of the theme', () => {
  document.body.innerHTML = '<meta name="theme-color" content="#0c1512">'
  const colour = () => document.querySelector<HTMLMetaElement>('meta')?.content

  run()
  expect(colour()).toBe('#0c1512')
  localStorage.setItem('diwan-theme', 'light')
  run()
  expect(colour()).toBe('#f5f6f2')
})

test('a page reloads at most once per path within ten seconds, and another path on its own', () => {
  run()
  expect(window.diwan!.reload()).toBe('reloading')
  run()
  expect(window.diwan!.reload()).toBe('guarded')
  history.replaceState(null, '', '/careers')
  expect(window.diwan!.reload()).toBe('reloading')
  history.replaceState(null, '', '/about-us')
  expect(window.diwan!.reload()).toBe('guarded')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
  expect(window.diwan!.reload()).toBe('reloading')
})

test('the marker of a blocked storage counts as a reload and leaves the address', () => {
  history.replaceState(null, '', `/about-us?x=1&_reloaded=${Date.now() + 5_000}#part`)
  run()
  expect(location.href).toMatch(/\/about-us\?x=1#part$/)
  expect(window.diwan!.reload()).toBe('guarded')
})

test('a marker from the far future guards for ten seconds at most', () => {
  history.replaceState(null, '', `/about-us?_reloaded=99999999999999`)
  run()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_001)
  expect(window.diwan!.reload()).toBe('reloading')
})

test('what is no time, in the address or in the storage, takes the guard off nowhere', () => {
  history.replaceState(null, '', '/about-us?_reloaded=soon')
  run()
  expect(window.diwan!.reload()).toBe('reloading')
  run()
  expect(window.diwan!.reload()).toBe('guarded')

  sessionStorage.setItem('diwan-reloads/about-us', '{{')
  history.replaceState(null, '', `/about-us?_reloaded=${Date.now() + 5_000}`)
  run()
  expect(window.diwan!.reload()).toBe('guarded')
})

test('corrupt storage is ignored', () => {
  sessionStorage.setItem('diwan-reloads/about-us', '{{')
  run()
  expect(window.diwan!.reload()).toBe('reloading')
})

test.each([
  ['text', '<input name="a" value="x">', (field: HTMLInputElement) => (field.value = 'typed')],
  ['a tick', '<input type="checkbox">', (field: HTMLInputElement) => (field.checked = true)],
  ['a message', '<textarea></textarea>', (field: HTMLInputElement) => (field.value = 'typed')],
])('unsent %s makes the reload wait, until the visitor wants it', (_name, field, change) => {
  document.body.innerHTML = `<form method="post">${field}</form>`
  run()
  change(document.querySelector('form')!.elements[0] as HTMLInputElement)
  expect(window.diwan!.reload()).toBe('waiting')
  expect(window.diwan!.reload(true)).toBe('reloading')
})

test('an untouched form does not wait, a send in flight does', () => {
  document.body.innerHTML = `<form method="post"><input value="x"><select><option>a</option><option>b</option></select><input type="hidden"></form>`
  run()
  expect(window.diwan!.reload()).toBe('reloading')
  history.replaceState(null, '', '/other')
  document.querySelector('form')!.ariaBusy = 'true'
  expect(window.diwan!.reload()).toBe('waiting')
})

test('who stands in a field is about to type: nothing is reloaded away, not when a script is missing either', async () => {
  document.body.innerHTML = '<form method="post"><input></form>'
  run()
  document.querySelector('input')!.focus()
  expect(window.diwan!.reload()).toBe('waiting')
  fault()
  await vi.waitFor(() => expect(notice()).toContain('What you entered stays'))
  expect(reloads()).toEqual([])
})

test('what a form was answered with is never loaded again unasked: that would send the form again', () => {
  history.replaceState(null, '', '/api/contacts/submit')
  document.body.innerHTML = '<form method="post"><input value="kept"></form>'
  run()
  expect(window.diwan!.reload()).toBe('guarded')
})

test('a missing script reloads once; if it is still missing the page says so once, in its language', async () => {
  run('ar')
  const script = document.createElement('script')
  Object.defineProperty(script, 'src', { value: `${location.origin}/_astro/gone.js` })
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(reloads()).toEqual(['diwan-reloads/about-us']))
  expect(notice()).toBe('')
  run('ar')
  script.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(notice()).toContain('تعذّر تحميل جزء من هذه الصفحة'))
  document.querySelector('.page-notice')!.remove()
  script.dispatchEvent(new Event('error'))
  await frame()
  expect(notice()).toBe('')
})

test('what is missing without a connection costs nobody the page: it reloads once there is one again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  run()
  window.dispatchEvent(new Event('vite:preloadError'))
  window.dispatchEvent(new Event('astro:hydration-error'))
  await frame()
  expect(sessionStorage).toHaveLength(0)
  expect(notice()).toBe('')

  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(reloads()).toHaveLength(1))
})

test.each([
  ['nothing', () => server.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a fault', () => answers(503)],
])('while the server answers with %s the page stays and says so; it reloads once it can be had', async (_name, cut) => {
  vi.useFakeTimers()
  cut()
  run()
  fault()
  fault()
  await vi.advanceTimersByTimeAsync(100)
  expect(reloads()).toEqual([])
  expect(notice()).toContain('could not be loaded')
  // Neither a copy of the browser nor one of the service worker, which leaves all but GET alone.
  expect(server).toHaveBeenCalledExactlyOnceWith('', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }))

  await vi.advanceTimersByTimeAsync(60_000)
  expect(reloads()).toEqual([])
  answers(200)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reloads()).toHaveLength(1)
})

test('while the server is away it is asked more and more seldom, and the page says so once', async () => {
  vi.useFakeTimers()
  answers(502)
  run()
  fault()
  await vi.advanceTimersByTimeAsync(100)
  document.querySelector('.page-notice')!.remove()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(server.mock.calls.length).toBeLessThan(12)
  expect(document.querySelector('.page-notice')).toBeNull()
})

test('what was typed while the server was away is not reloaded away', async () => {
  vi.useFakeTimers()
  answers(502)
  document.body.innerHTML = '<form method="post"><input></form>'
  run()
  fault()
  await vi.advanceTimersByTimeAsync(100)
  document.querySelector('input')!.value = 'typed'
  answers(200)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reloads()).toEqual([])
  expect(notice()).toContain('What you entered stays')
})

test('a missing image, or a script of somebody else, is no reason to reload', () => {
  run()
  document.body.innerHTML = '<img src="/gone.png">'
  document.querySelector('img')!.dispatchEvent(new Event('error'))
  const foreign = document.createElement('script')
  Object.defineProperty(foreign, 'src', { value: 'https://ads.example/x.js' })
  document.body.append(foreign)
  foreign.dispatchEvent(new Event('error'))
  expect(sessionStorage.getItem('diwan-reloads/about-us')).toBeNull()
})
