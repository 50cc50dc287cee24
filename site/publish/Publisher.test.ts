import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeCms } from './testing/fakeCms.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'
import { testSite } from './testing/testSite.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an edit renders the pages that show it and no others', async () => {
  const cms = aCms()
  const { publish, read, reports } = await startForTest(cms)
  const untouched = read('blog/post-1.html')

  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' }), aPost(3)))

  // The post itself, its two neighbours and the home page.
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', pages: 4, outbox: ['row-7'] })
  expect(read('index.html')).toContain('Renamed')
  expect(read('blog/post-2.html')).toContain('Renamed')
  expect(read('blog/post-1.html')).toBe(untouched)
})

test('markup that pages share is put into them as rendering would, and no page is rendered for it', async () => {
  const cms = aCms(6)
  const folder = folderForTest()
  const renderer = testSite({ staticFolder: join(folder, 'static') })
  const render = vi.spyOn(renderer, 'render')
  const { publish, read, files, reports, stop } = await startForTest(cms, { dataDir: folder, renderer })
  render.mockClear()

  await publish(cms.publish('globals', 'site-settings', { name: 'Renamed & co' }, { name: 'جديد' }))

  // Both home pages, whose title it is.
  expect(render).toHaveBeenCalledTimes(2)
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', pages: 12 })
  const made = files().filter((file) => /\.html$|_payload\.json$/.test(file))
  const live = new Map(made.map((file) => [file, read(file)]))
  await stop()
  const fresh = await startForTest(cms)
  expect(live).toEqual(new Map(made.map((file) => [file, fresh.read(file)])))
})

test('an edit of a field that no page shows makes no release', async () => {
  const cms = aCms()
  const { publish, read, reports } = await startForTest(cms)
  const latest = read('builds/latest.json')

  await publish(cms.publish('blogs', 'b3', aPost(3, { internal: 'note' }), aPost(3)))

  expect(read('builds/latest.json')).toBe(latest)
  expect(reports().at(-1)).toMatchObject({ release: JSON.parse(latest).id, outbox: ['row-7'] })
})

test('a page ends with its document, and with its slug', async () => {
  const cms = aCms()
  const { publish, files, read } = await startForTest(cms)

  await publish(
    cms.remove('blogs', 'b5'),
    cms.publish('blogs', 'b4', { ...aPost(4), slug: 'moved' }),
    cms.publish('redirects', 'r1', { from: '/blog/post-4', to: '/blog/moved', permanent: true }),
  )

  expect(files().filter((file) => /post-[45]/.test(file))).toEqual([])
  expect(read('blog/moved.html')).toContain('Post 4')
  expect(read('_redirects')).toBe('/ar/blog/post-4 /ar/blog/moved 301\n/blog/post-4 /blog/moved 301\n')
  expect(JSON.parse(read('_ids/b4.json'))).toMatchObject({ b4: '/blog/moved' })
  expect(files()).not.toContain('_ids/b5.json')
  expect(read('feed.xml')).toContain('count="4"')
})

test('unpublishing one language leaves the other', async () => {
  const cms = aCms()
  const { publish, files } = await startForTest(cms)

  await publish(cms.publish('blogs', 'b3', null, aPost(3)))

  expect(files()).not.toContain('blog/post-3.html')
  expect(files()).toContain('ar/blog/post-3.html')
})

test('the last entry that is taken off the site leaves it, and the code goes on being renewed', async () => {
  const cms = new FakeCms()
  cms.publish('blogs', 'b1', aPost(1), aPost(1))
  const dataDir = folderForTest()
  const { publish, publisher, files, read, reports, stop } = await startForTest(cms, { dataDir })
  const { id } = JSON.parse(read('builds/latest.json')) as { id: string }

  await publish(cms.remove('blogs', 'b1'))

  expect(files().filter((file) => file.includes('post-1'))).toEqual([])
  expect(read('index.html')).not.toContain('Post 1')
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-2'] })
  expect(reports().at(-1)?.release).not.toBe(id)
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null, pending: 0, held: [] })

  await stop()
  const after = await startForTest(cms, { dataDir, code: 'code-2' })
  expect(after.publisher.status()).toMatchObject({ error: null, live: { code: 'code-2' } })
})

test('a CMS that has nothing at all, although nobody took anything off, wipes no site', async () => {
  const cms = aCms()
  const { publisher, files, reports } = await startForTest(cms)
  const before = files()
  const documents = new Map(cms.documents)

  cms.documents.clear()
  publisher.reconcile()
  await publisher.settled()
  publisher.control({ type: 'release.rebuild' })
  await publisher.settled()

  expect(files()).toEqual(before)
  expect(reports()).toHaveLength(1)
  expect(publisher.status()).toMatchObject({
    state: 'failed',
    error: { message: expect.stringMatching(/nothing is published any more.*the site stays as it is/) },
  })

  for (const [name, document] of documents) cms.documents.set(name, document)
  publisher.reconcile()
  await publisher.settled()
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null, pending: 0 })
  expect(files()).toContain('blog/post-1.html')
})

test('a release that cannot be made at all keeps the old one and says why', async () => {
  const cms = aCms()
  const { publish, publisher, read, reports, dataDir } = await startForTest(cms)
  const latest = read('builds/latest.json')
  const blobs = join(dataDir, 'publish/blobs')
  renameSync(blobs, `${blobs}.away`)
  writeFileSync(blobs, 'not a folder')

  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' })))

  expect(read('builds/latest.json')).toBe(latest)
  expect(reports().at(-1)).toMatchObject({ type: 'release.failed', outbox: ['row-7'] })
  expect(publisher.status()).toMatchObject({ state: 'failed', held: [] })

  rmSync(blobs)
  renameSync(`${blobs}.away`, blobs)
  await expect.poll(() => publisher.status().state, { timeout: 10_000 }).toBe('idle')
  expect(read('blog/post-3.html')).toContain('Renamed')
})

test('a rollback shows an older release and holds it until it is unpinned', async () => {
  const cms = aCms()
  const { publish, publisher, read, files, reports } = await startForTest(cms)
  const first = read('builds/latest.json')
  await publish(cms.publish('blogs', 'b6', aPost(6)))
  await publish(cms.remove('blogs', 'b1'))
  const newest = JSON.parse(read('builds/latest.json')).id

  expect(publisher.control({ type: 'release.rollback', release: 'unknown' })).toContain('no release unknown')
  expect(publisher.control({ type: 'release.rollback', release: JSON.parse(first).id })).toBeNull()
  await publisher.settled()
  expect(files()).not.toContain('blog/post-6.html')
  expect(files()).toContain('blog/post-1.html')
  expect(JSON.parse(read('builds/latest.json'))).toMatchObject({ id: JSON.parse(first).id })
  expect(reports().at(-1)).toEqual({ type: 'release.rolled-back', release: JSON.parse(first).id, from: newest })

  await publish(cms.publish('blogs', 'b2', aPost(2, { title: 'Behind the pin' })))
  expect(read('blog/post-2.html')).not.toContain('Behind the pin')
  expect(reports().at(-1)).toMatchObject({ type: 'release.pinned', outbox: ['row-9'] })
  expect(publisher.control({ type: 'release.rebuild' })).toContain('Unpin it first')

  publisher.control({ type: 'release.unpin' })
  await publisher.settled()
  expect(read('blog/post-2.html')).toContain('Behind the pin')
  expect(files()).toContain('blog/post-6.html')
  expect(files()).not.toContain('blog/post-1.html')
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-9'] })
})

test('what closes by itself goes live at its instant without an edit', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)
  const closes = new Date(Date.now() + 300).toISOString()
  await publish(cms.publish('blogs', 'b1', aPost(1, { closes })))
  expect(read('blog/post-1.html')).not.toContain('Closed')

  await expect.poll(() => read('blog/post-1.html'), { timeout: 5_000 }).toContain('Closed')
  await publisher.settled()
})

test('a picture is copied into the release for as long as a page shows it', async () => {
  const cms = aCms()
  cms.files.set('/api/media/file/a.webp', new TextEncoder().encode('picture'))
  const media = cms.publish('media', 'm1', {
    alt: 'A',
    url: 'https://site.example/api/media/file/a.webp',
    width: 1,
    height: 2,
  })
  const { publish, files, database } = await startForTest(cms)
  await publish(media)
  const row = database
    .prepare("SELECT json_extract(en, '$.files.original.path') AS path FROM documents WHERE id = 'm1'")
    .get()
  const { path } = row as { path: string }
  expect(path).toMatch(/^\/media\/[0-9a-f]{16}\.webp$/)
  expect(files()).not.toContain(path.slice(1))

  await publish(cms.publish('blogs', 'b1', aPost(1, { image: path })))
  expect(files()).toContain(path.slice(1))

  await publish(cms.publish('blogs', 'b1', aPost(1)))
  expect(files()).not.toContain(path.slice(1))
})
