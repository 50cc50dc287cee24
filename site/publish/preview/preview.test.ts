import type { AddressInfo } from 'node:net'
import { type PreviewGrant, signPreviewToken } from '@diwan/shared/lib/previewToken'
import { previewMessages } from '@diwan/shared/messages/preview'
import { DAY, MINUTE } from '@diwan/shared/lib/time'
import { afterEach, expect, test } from 'vitest'
import { receiveServer } from '../receive/receiveServer.ts'
import { FakeCms } from '../testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from '../testing/startPublisher.ts'

const SECRET = `whsec_${btoa('secret')}`
const BANNER = /<div data-preview-banner[^>]*>.*?<\/div>/
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const aPost = (n: number, more: object = {}) => ({
  slug: `post-${n}`,
  title: `Post ${n}`,
  date: `2026-01-0${n}`,
  ...more,
})

async function aPreview() {
  const { folder, remove } = temporaryFolder()
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'موقع' })
  for (const n of [1, 2, 3]) cms.publish('blogs', `b${n}`, aPost(n), aPost(n))
  const started = await startPublisher({ cms, dataDir: folder })
  const server = receiveServer(
    SECRET,
    () => started.publisher,
    () => 'starting',
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(
    remove,
    () => started.stop(),
    () => server.close(),
  )
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = async (path: string, grant: Partial<PreviewGrant> = {}, secret = SECRET) => {
    const whole = {
      collection: 'blogs',
      id: 'b2',
      locale: 'en' as const,
      link: null,
      expiresAt: Date.now() + MINUTE,
      ...grant,
    }
    const response = await fetch(`${origin}/preview${path}?token=${await signPreviewToken(secret, whole)}`)
    return { status: response.status, headers: response.headers, html: await response.text() }
  }
  const type = async (path: string, data: unknown, grant: Partial<PreviewGrant> = {}, headers: object = {}) => {
    const whole = {
      collection: 'blogs',
      id: 'b2',
      locale: 'en' as const,
      link: null,
      expiresAt: Date.now() + MINUTE,
      ...grant,
    }
    const response = await fetch(`${origin}/preview${path}?token=${await signPreviewToken(SECRET, whole)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ data }),
    })
    return { status: response.status, body: (await response.json()) as { html?: string; message?: string } }
  }
  return { cms, started, open, type, origin }
}

test('the preview of a draft is, but for the banner, the page that publishing it makes', async () => {
  const { cms, started, open } = await aPreview()
  const draft = aPost(2, { title: 'Rewritten', slug: 'moved', date: '2026-01-09' })
  cms.saveDraft('blogs', 'b2', draft, aPost(2))

  const page = await open('/blog/moved')
  const neighbour = await open('/blog/post-3')
  const home = await open('/')

  expect(page.status).toBe(200)
  expect(page.html).toContain('<body><div data-preview-banner')
  await started.publish(cms.publish('blogs', 'b2', draft, aPost(2)))
  expect(page.html.replace(BANNER, '')).toBe(started.read('blog/moved.html'))
  expect(neighbour.html.replace(BANNER, '')).toBe(started.read('blog/post-3.html'))
  expect(home.html.replace(BANNER, '')).toBe(started.read('index.html'))
})

test('a draft whose fields come in any order is previewed with the hash that publishing it gives', async () => {
  const { cms, started, open, type } = await aPreview()
  const aText = (words: string) => ({
    root: { type: 'root', direction: 'ltr', children: [{ text: words, format: 0 }] },
  })
  const [short, long] = [aPost(2, { text: aText('Rewritten') }), aPost(2, { text: aText('word '.repeat(400)) })]
  cms.saveDraft('blogs', 'b2', short, aPost(2))

  const saved = await open('/blog/post-2')
  const typed = await type('/blog/post-2', long)

  await started.publish(cms.publish('blogs', 'b2', short, aPost(2)))
  expect(saved.html.replace(BANNER, '')).toBe(started.read('blog/post-2.html'))
  await started.publish(cms.publish('blogs', 'b2', long, aPost(2)))
  expect(typed.body.html?.replace(BANNER, '')).toBe(started.read('blog/post-2.html'))
})

test('a document that was never published has its page in the preview only', async () => {
  const { cms, started, open } = await aPreview()
  cms.saveDraft('blogs', 'new', aPost(4))

  expect((await open('/blog/post-4', { id: 'new' })).html).toContain('Post 4')

  await started.publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Edited' }), aPost(1)))
  expect(started.files().filter((file) => file.includes('post-4'))).toEqual([])
  expect(started.files().every((file) => !file.endsWith('.html') || !started.read(file).includes('Post 4'))).toBe(true)
})

test('releases that are made while previews are rendered hold nothing of a draft', async () => {
  const { cms, started, open } = await aPreview()
  cms.saveDraft('blogs', 'b2', aPost(2, { title: 'SECRET', slug: 'secret', text: 'SECRET' }))

  const previews = Array.from({ length: 20 }, () => open('/blog/secret'))
  for (let n = 0; n < 5; n++) {
    await started.publish(cms.publish('blogs', 'b3', aPost(3, { title: `Edit ${n}` }), aPost(3)))
  }
  expect((await Promise.all(previews)).every(({ html }) => html.includes('SECRET'))).toBe(true)
  started.publisher.control({ type: 'release.rebuild' })
  await started.publisher.settled()

  expect(started.files().every((file) => !started.read(file).includes('SECRET'))).toBe(true)
  expect(started.read('blog/post-2.html')).toContain('Post 2')
  const mirror = started.database.prepare("SELECT * FROM documents WHERE en LIKE '%SECRET%'").all()
  expect(mirror).toEqual([])
})

test('a preview is kept by nobody, found by no search engine and framed by this origin alone', async () => {
  const { cms, open } = await aPreview()
  cms.saveDraft('blogs', 'b2', aPost(2))

  const { headers } = await open('/ar/blog/post-2', { locale: 'ar' })

  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('set-cookie')).toBeNull()
})

test('a forged, missing or expired token shows a sentence in place of the draft', async () => {
  const { cms, open, origin } = await aPreview()
  cms.saveDraft('blogs', 'b2', aPost(2, { title: 'SECRET' }))

  const forged = await open('/blog/post-2', {}, `whsec_${btoa('other')}`)
  const missing = await fetch(`${origin}/preview/blog/post-2`)
  const expired = await open('/blog/post-2', { expiresAt: Date.now() - 1, locale: 'ar' })

  expect([forged.status, missing.status, expired.status]).toEqual([403, 403, 403])
  expect(forged.html).toContain(previewMessages.en.forged)
  expect(expired.html).toContain(previewMessages.ar.expired)
  expect(forged.html + expired.html + (await missing.text())).not.toContain('SECRET')
})

test('a token for one document shows no other draft', async () => {
  const { cms, open } = await aPreview()
  cms.saveDraft('blogs', 'b2', aPost(2))
  cms.saveDraft('blogs', 'b3', aPost(3, { title: 'SECRET' }))

  expect((await open('/blog/post-3', { id: 'b2' })).html).not.toContain('SECRET')
})

test('a revoked link stops at once', async () => {
  const { cms, open } = await aPreview()
  cms.saveDraft('blogs', 'b2', aPost(2, { title: 'Shared' }))
  expect((await open('/blog/post-2', { link: 'l1' })).html).toContain('Shared')

  cms.revokedLinks.add('l1')

  const { status, html } = await open('/blog/post-2', { link: 'l1' })
  expect(status).toBe(403)
  expect(html).toContain(previewMessages.en.revoked)
})

test('a picture that no release has yet is shown through the preview', async () => {
  const { cms, open, origin, started } = await aPreview()
  cms.files.set('/api/media/file/a.webp', new TextEncoder().encode('a picture'))
  const media = { url: '/api/media/file/a.webp', mimeType: 'image/webp', width: 1, height: 1 }
  await started.publish(cms.publish('media', 'm1', media))
  const row = started.database.prepare('SELECT en FROM documents WHERE id = ?').get('m1') as { en: string }
  const { files } = JSON.parse(row.en) as { files: { original: { path: string } } }
  cms.saveDraft('blogs', 'b2', aPost(2, { image: files.original.path }))

  const { html } = await open('/blog/post-2')
  const src = /<img src="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await fetch(origin + src)

  expect(src).toMatch(/^\/preview\/media\//)
  expect(await picture.text()).toBe('a picture')
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect((await fetch(origin + src.split('?')[0])).status).toBe(403)
})

test('an address that the draft does not have is said to be none', async () => {
  const { cms, open } = await aPreview()
  cms.saveDraft('blogs', 'b2', aPost(2))

  const { status, html } = await open('/blog/nothing')

  expect(status).toBe(404)
  expect(html).toContain(previewMessages.en.noPage)
})

test('a draft that nobody has begun in its language says so', async () => {
  const { cms, open } = await aPreview()
  cms.saveDraft('blogs', 'b2', null)

  const { status, html } = await open('/ar/blog/post-2', { locale: 'ar' })

  expect(status).toBe(404)
  expect(html).toContain(previewMessages.ar.unwritten)
})

test('a sentence in place of a draft has its look, and the script that leaves it once there is a page', async () => {
  const { cms, open, origin } = await aPreview()
  cms.isDown = true

  const { status, headers, html } = await open('/blog/post-2')
  const policy = headers.get('content-security-policy') ?? ''
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? []

  expect(status).toBe(503)
  expect(policy).toContain("style-src 'unsafe-inline'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).not.toContain('sandbox')
  const source = await (await fetch(origin + script)).text()
  const parts = [...source.matchAll(/from '\.\/([^']+)'/g)].map(([, name]) => `${origin}/preview/${name}`)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect((await fetch(part)).status, part).toBe(200)
})

test('a draft whose hour has not come is shown as it will be then', async () => {
  const { cms, open } = await aPreview()
  const publishedAt = new Date(Date.now() + DAY).toISOString()

  cms.saveDraft('blogs', 'b2', aPost(2, { closes: publishedAt }))
  expect((await open('/blog/post-2')).html).not.toContain('Closed')
  cms.saveDraft('blogs', 'b2', aPost(2, { closes: publishedAt, publishedAt }))
  expect((await open('/blog/post-2')).html).toContain('Closed')
  cms.saveDraft('blogs', 'b2', aPost(2, { closes: publishedAt, date: publishedAt }))
  expect((await open('/blog/post-2')).html).toContain('Closed')
})

test('a page in a preview that asks for its own data hears of nothing newer', async () => {
  const { origin } = await aPreview()

  const answer = await fetch(`${origin}/preview/blog/post-2/_payload.json?r1`)

  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
})

test('what is typed is shown as publishing it would show it, before it is saved', async () => {
  const { cms, started, open, type } = await aPreview()
  const saved = await open('/blog/post-2')

  const { status, body } = await type('/blog/post-2', { title: 'Half a ti', slug: 'elsewhere' })

  expect(status).toBe(200)
  expect((await open('/blog/post-2')).html).toBe(saved.html)
  await started.publish(cms.publish('blogs', 'b2', { ...aPost(2), title: 'Half a ti' }, aPost(2)))
  expect(body.html?.replace(BANNER, '')).toBe(started.read('blog/post-2.html'))
})

test('typing is taken as JSON from people who are signed in only', async () => {
  const { type } = await aPreview()

  expect((await type('/blog/post-2', {}, {}, { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await type('/blog/post-2', {}, { link: 'abcdefghijklmnop' })).status).toBe(403)
  expect((await type('/blog/post-2', {}, { expiresAt: Date.now() - 1 })).status).toBe(403)
  expect((await type('/blog/post-2', 'no fields')).status).toBe(422)
  expect((await type('/blog/post-2', { text: 'x'.repeat(1_100_000) })).status).toBe(413)
})
