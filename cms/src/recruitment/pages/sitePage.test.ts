import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { html } from './html'
import { sitePage } from './sitePage'

const released = `<!doctype html><html lang="en"><head><title>Thank you</title><link rel="canonical" href="/thank-you"></head><body>
<header><a class="language" href="/ar/thank-you" hreflang="ar" rel="alternate">العربية</a><button data-theme-toggle>Light</button></header>
<main><div data-width="page">Your message has arrived.</div></main><script src="/a.js"></script></body></html>`

vi.mock('@/forms/answering/fetchReleasedPage', () => ({ fetchReleasedPage: () => Promise.resolve(released) }))

const page = { locale: 'en', title: 'Your application', content: html`<h1>Your application</h1>` } as const

test('the other language of a page about somebody is that page, not the released one it looks like', async () => {
  const text = await (await sitePage({ ...page, path: '/api/candidate/token' })).text()

  expect(text).toContain('href="/api/candidate/token?lang=ar"')
  expect(text).toContain('<h1>Your application</h1>')
  expect(text).not.toContain('thank-you')
})

test('a page that stands in one language alone offers no other', async () => {
  expect(await (await sitePage(page)).text()).not.toContain('hreflang')
})

test('what would do nothing without the scripts of the site is not there', async () => {
  const text = await (await sitePage(page)).text()

  expect(text).not.toContain('data-theme-toggle')
  expect(text).not.toContain('<script src')
})

test('the page is light for who chose light, by the one script that its policy lets run', async () => {
  const response = await sitePage(page)
  const [, script = ''] = /<head><script>(.+?)<\/script>/.exec(await response.text()) ?? []
  const classes = { remove: vi.fn() }
  const run = (chosen: string | null) => {
    const storage = { getItem: () => chosen }
    new Function('localStorage', 'document', script)(storage, { documentElement: { classList: classes } })
  }

  run(null)
  expect(classes.remove).not.toHaveBeenCalled()
  run('light')
  expect(classes.remove).toHaveBeenCalledExactlyOnceWith('dark')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(response.headers.get('Content-Security-Policy')).toContain(`script-src 'sha256-${hash}'`)
})
