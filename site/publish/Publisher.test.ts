import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { Mirror } from './mirror/Mirror.ts'
import { FakeCms } from './testing/fakeCms.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'
import { testSite } from './testing/testSite.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('an empty folder is filled from what the CMS has published', async () => {
  const { files, read, reports } = await startForTest(aCms(2))

  expect(files().filter((file) => !file.endsWith('.br') && !file.startsWith('.'))).toEqual(
    [
      '404.html',
      '404/_payload.json',
      '_astro/code-1.js',
      '_headers',
      '_ids/b1.json',
      '_ids/b2.json',
      '_payload.json',
      '_redirects',
      'ar.html',
      'ar/_payload.json',
      'ar/blog/post-1.html',
      'ar/blog/post-1/_payload.json',
      'blog/post-1.html',
      'blog/post-1/_payload.json',
      'blog/post-2.html',
      'blog/post-2/_payload.json',
      'builds/latest.json',
      'builds/meta/code-1.json',
      'feed.xml',
      'index.html',
    ].sort(),
  )
  expect(JSON.parse(read('_ids/b1.json'))).toEqual({ b1: '/blog/post-1', 'ar:b1': '/ar/blog/post-1' })
  expect(reports()).toMatchObject([{ type: 'release.live', pages: 6 }])
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

test('a nudge that cannot be written down is refused, and the status says why until the next one is', async () => {
  const cms = aCms()
  const { publisher, read } = await startForTest(cms)
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  vi.spyOn(Mirror.prototype, 'expect').mockImplementationOnce(() => {
    throw full
  })
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Later' }), null)

  expect(() => publisher.receive([change])).toThrow(full)
  expect(publisher.status()).toMatchObject({
    state: 'failed',
    error: { message: expect.stringContaining('disk is full') },
  })

  publisher.receive([change])
  await publisher.settled()
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null })
  expect(read('blog/post-1.html')).toContain('Later')
})

test('a change whose nudge was lost is found by comparing with the manifest', async () => {
  const cms = aCms()
  const { publisher, read, files } = await startForTest(cms)
  cms.publish('blogs', 'b1', aPost(1, { title: 'Quietly changed' }))
  cms.remove('blogs', 'b2')

  publisher.reconcile()
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Quietly changed')
  expect(files()).not.toContain('blog/post-2.html')
})

test('a change goes live while the CMS is asked for the list of everything', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)
  cms.publish('blogs', 'b2', aPost(2, { title: 'Quietly changed' }))
  const list = await cms.fetchManifest()
  const { promise, resolve } = Promise.withResolvers<typeof list>()
  cms.fetchManifest = () => promise

  const reconciled = publisher.reconcileAside()
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Meanwhile' })))
  expect(read('blog/post-1.html')).toContain('Meanwhile')

  resolve(list)
  await reconciled
  await publisher.settled()
  expect(read('blog/post-1.html')).toContain('Meanwhile')
  expect(read('blog/post-2.html')).toContain('Quietly changed')
})

test('a start takes nudges while the CMS is asked for the list of everything, and finds what was lost before it', async () => {
  const cms = aCms()
  const folder = folderForTest()
  const { stop } = await startForTest(cms, { dataDir: folder })
  await stop()
  cms.publish('blogs', 'b2', aPost(2, { title: 'Quietly changed' }))
  const list = await cms.fetchManifest()
  const { promise, resolve } = Promise.withResolvers<typeof list>()
  cms.fetchManifest = () => promise

  const { publisher, read } = await startForTest(cms, { dataDir: folder, isAwaited: false })
  publisher.receive([cms.publish('blogs', 'b1', aPost(1, { title: 'Meanwhile' }))])
  await vi.waitFor(() => expect(read('blog/post-1.html')).toContain('Meanwhile'))
  expect(read('blog/post-2.html')).not.toContain('Quietly changed')
  expect(publisher.status()).toMatchObject({ isCompared: false })

  resolve(list)
  await publisher.settled()
  expect(read('blog/post-2.html')).toContain('Quietly changed')
  expect(publisher.status()).toMatchObject({ isCompared: true, state: 'idle' })
})

test('a start by other code renders once, with all that the CMS has', async () => {
  const cms = aCms()
  const folder = folderForTest()
  const { stop, reports } = await startForTest(cms, { dataDir: folder })
  const before = reports().length
  await stop()
  cms.publish('blogs', 'b2', aPost(2, { title: 'Quietly changed' }))

  const started = await startForTest(cms, { dataDir: folder, code: 'code-2' })

  expect(started.read('blog/post-2.html')).toContain('Quietly changed')
  expect(started.reports()).toHaveLength(before + 1)
})

test('what only earlier code brought along goes, also when the first release by other code was refused', async () => {
  const cms = aCms()
  const dataDir = folderForTest()
  mkdirSync(join(dataDir, 'static'))
  writeFileSync(join(dataDir, 'static/old.txt'), 'of code 1')
  const { stop, files } = await startForTest(cms, { dataDir })
  expect(files()).toContain('old.txt')
  await stop()
  rmSync(join(dataDir, 'static/old.txt'))
  cms.publish('blogs', 'b1', aPost(1, { link: '/nowhere' }))

  const started = await startForTest(cms, { dataDir, code: 'code-2' })

  expect(started.publisher.status()).toMatchObject({ held: [{ id: 'b1' }], live: { code: 'code-2' } })
  expect(started.files()).not.toContain('old.txt')
})

test('changes wait while the CMS is away and go live when it is back', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Later' }))
  cms.isDown = true

  await publish(change)
  expect(publisher.status()).toMatchObject({ state: 'failed', pending: 1 })

  cms.isDown = false
  publisher.reconcile()
  await publisher.settled()
  expect(read('blog/post-1.html')).toContain('Later')
})

test('a state that comes with its nudge is not asked for', async () => {
  const cms = aCms()
  const { publisher, read } = await startForTest(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Carried' }))
  cms.isDown = true

  publisher.receive([change], cms.state('blogs', 'b1'))
  await publisher.settled()

  expect(publisher.status()).toMatchObject({ state: 'idle', pending: 0 })
  expect(read('blog/post-1.html')).toContain('Carried')
})

test('a state that comes with an old nudge, once more or of a document that is gone, is asked for', async () => {
  const cms = aCms()
  const { publish, publisher, read, files } = await startForTest(cms)
  const first = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  const old = cms.state('blogs', 'b1')
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Second' })))
  const created = cms.publish('blogs', 'b7', aPost(7))
  const gone = cms.state('blogs', 'b7')
  await publish(cms.remove('blogs', 'b7'))

  publisher.receive([first], old)
  publisher.receive([created], gone)
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Second')
  expect(files()).not.toContain('blog/post-7.html')
})

test('a nudge that carries less than it names is asked for as a whole', async () => {
  const cms = aCms()
  const { publisher, read } = await startForTest(cms)
  const changes = [
    cms.publish('blogs', 'b1', aPost(1, { title: 'Carried' })),
    cms.publish('blogs', 'b2', aPost(2, { title: 'Asked for' })),
  ]

  publisher.receive(changes, cms.state('blogs', 'b1'))
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Carried')
  expect(read('blog/post-2.html')).toContain('Asked for')
})

test('many publishes at once become one running and one following release', async () => {
  const cms = aCms()
  const { publisher, reports, read } = await startForTest(cms)
  const before = reports().length

  for (let n = 0; n < 500; n++) publisher.receive([cms.publish('blogs', 'b1', aPost(1, { title: `Version ${n}` }))])
  await publisher.settled()

  expect(reports().length - before).toBeLessThanOrEqual(2)
  expect(read('blog/post-1.html')).toContain('Version 499')
  const outbox = reports().flatMap((report) => ('outbox' in report ? report.outbox : []))
  expect(new Set(outbox).size).toBe(outbox.length)
  expect(outbox).toHaveLength(500)
})

test('a row that comes again after its report is reported with the release that first had it', async () => {
  const cms = aCms()
  const { publish, read, reports } = await startForTest(cms)
  const first = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  await publish(first)
  const told = reports().at(-1)
  const second = cms.publish('blogs', 'b1', aPost(1, { title: 'Second' }))
  await publish(second)
  const before = reports().length

  await publish(first, cms.publish('blogs', 'b2', aPost(2, { title: 'Third' })), second)

  const [again, secondAgain, third, ...more] = reports().slice(before)
  expect(again).toEqual({ ...told, documents: [] })
  expect(secondAgain).toEqual({ ...reports()[before - 1], documents: [] })
  expect(third).toMatchObject({ release: JSON.parse(read('builds/latest.json')).id, outbox: ['row-9'] })
  expect(more).toEqual([])
})

test('a row that comes again is remembered over a restart, and not for ever', async () => {
  const cms = aCms()
  const started = await startForTest(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  await started.publish(change)
  const told = started.reports().at(-1)
  await started.publish(cms.publish('blogs', 'b2', aPost(2, { title: 'Second' })))
  await started.stop()

  const restarted = await startForTest(cms, { dataDir: started.dataDir })
  await restarted.publish(change)
  expect(restarted.reports().at(-1)).toEqual({ ...told, documents: [] })

  restarted.database.exec('UPDATE reported SET at = 0')
  await restarted.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Third' }), aPost(3)))
  expect(restarted.database.prepare('SELECT outbox FROM reported').all()).toEqual([{ outbox: 'row-9' }])
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

test('another code release renders every page and keeps the assets of open tabs', async () => {
  const cms = aCms()
  const first = await startForTest(cms)
  await first.stop()

  const second = await startForTest(cms, { dataDir: first.dataDir, code: 'code-2' })

  expect(second.read('index.html')).toContain('data-code="code-2"')
  expect(second.read('blog/post-1.html')).toContain('data-code="code-2"')
  expect(second.files()).toContain('_astro/code-1.js')
  expect(second.files()).toContain('builds/meta/code-2.json')
})

test('a restart renders nothing and knows what depends on what', async () => {
  const cms = aCms()
  const first = await startForTest(cms)
  const latest = first.read('builds/latest.json')
  await first.stop()

  const second = await startForTest(cms, { dataDir: first.dataDir })
  expect(second.read('builds/latest.json')).toBe(latest)

  await second.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' }), aPost(3)))
  expect(second.reports().at(-1)).toMatchObject({ pages: 4 })
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
