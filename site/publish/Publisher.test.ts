import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { IndexBuilder } from '../store/IndexBuilder.ts'
import { IndexSet } from '../store/IndexSet.ts'
import { filesBelow } from './filesBelow.ts'
import { Mirror } from './mirror/Mirror.ts'
import { Releaser } from './render/Releaser.ts'
import { compressWell } from './swap/compress.ts'
import { Compressor } from './swap/Compressor.ts'
import { Finisher } from './swap/Finisher.ts'
import { FakeCms } from './testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from './testing/startPublisher.ts'
import { testSite } from './testing/testSite.ts'

const A_SHORT_REST = 200
const A_WHILE = 4_000
const HALF_A_MINUTE = 30_000

type Started = Awaited<ReturnType<typeof startPublisher>>

const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function start(
  cms: FakeCms,
  options: { dataDir?: string; code?: string; rest?: number; breath?: number; isAwaited?: boolean } = {},
): Promise<Started> {
  if (options.dataDir === undefined) {
    const { folder, remove } = temporaryFolder()
    options = { ...options, dataDir: folder }
    cleanups.push(remove)
  }
  const started = await startPublisher({ cms, ...options })
  cleanups.push(() => started.stop())
  return started
}

function aCms(posts = 5): FakeCms {
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'موقع' })
  for (let n = 1; n <= posts; n++) cms.publish('blogs', `b${n}`, aPost(n), n % 2 ? aPost(n) : null)
  return cms
}

function aPost(n: number, more: object = {}) {
  return { slug: `post-${n}`, title: `Post ${n}`, date: `2026-01-${String(n).padStart(2, '0')}`, ...more }
}

test('an empty folder is filled from what the CMS has published', async () => {
  const { files, read, reports } = await start(aCms(2))

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
  const { publish, read, reports } = await start(cms)
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
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  const renderer = testSite({ staticFolder: join(folder, 'static') })
  const render = vi.spyOn(renderer, 'render')
  const { publish, read, files, reports, stop } = await startPublisher({ cms, dataDir: folder, renderer })
  render.mockClear()

  await publish(cms.publish('globals', 'site-settings', { name: 'Renamed & co' }, { name: 'جديد' }))

  // Both home pages, whose title it is.
  expect(render).toHaveBeenCalledTimes(2)
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', pages: 12 })
  const made = files().filter((file) => /\.html$|_payload\.json$/.test(file))
  const live = new Map(made.map((file) => [file, read(file)]))
  await stop()
  const fresh = await start(cms)
  expect(live).toEqual(new Map(made.map((file) => [file, fresh.read(file)])))
})

test('an edit of a field that no page shows makes no release', async () => {
  const cms = aCms()
  const { publish, read, reports } = await start(cms)
  const latest = read('builds/latest.json')

  await publish(cms.publish('blogs', 'b3', aPost(3, { internal: 'note' }), aPost(3)))

  expect(read('builds/latest.json')).toBe(latest)
  expect(reports().at(-1)).toMatchObject({ release: JSON.parse(latest).id, outbox: ['row-7'] })
})

test('a page ends with its document, and with its slug', async () => {
  const cms = aCms()
  const { publish, files, read } = await start(cms)

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
  const { publish, files } = await start(cms)

  await publish(cms.publish('blogs', 'b3', null, aPost(3)))

  expect(files()).not.toContain('blog/post-3.html')
  expect(files()).toContain('ar/blog/post-3.html')
})

test('a release that cannot be made at all keeps the old one and says why', async () => {
  const cms = aCms()
  const { publish, publisher, read, reports, dataDir } = await start(cms)
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

test('questions that no page asks any more are forgotten, and asked anew when a page comes back', async () => {
  const cms = aCms()
  const { publish, database, read } = await start(cms, { rest: A_SHORT_REST })
  const asked = () =>
    (database.prepare('SELECT key FROM queries ORDER BY key').all() as { key: string }[]).map(({ key }) => key)
  const before = asked()
  const text = read('blog/post-3.html')

  await publish(cms.remove('blogs', 'b3'))
  await vi.waitFor(() => expect(asked().length).toBeLessThan(before.length), { timeout: 10_000 })
  expect(asked().filter((key) => key.includes('"post-3"') || key.includes('"b3"'))).toEqual([])
  await publish(cms.publish('blogs', 'b3', aPost(3), aPost(3)))
  expect(read('blog/post-3.html')).toBe(text)
  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Back again' }), aPost(3)))

  expect(read('blog/post-3.html')).toContain('Back again')
  expect(read('blog/post-2.html')).toContain('Back again')
  await vi.waitFor(() => expect(asked()).toEqual(before), { timeout: 10_000 })
})

test('a nudge that cannot be written down is refused, and the status says why until the next one is', async () => {
  const cms = aCms()
  const { publisher, read } = await start(cms)
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const expects = vi.spyOn(Mirror.prototype, 'expect').mockImplementationOnce(() => {
    throw full
  })
  cleanups.push(() => expects.mockRestore())
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

test('pages that changed have their compressed form when a release is finished, also when another one came before that', async () => {
  const cms = aCms()
  const { publisher, dataDir, read } = await start(cms, { breath: 400 })
  const long = (word: string) => `${word} `.repeat(300)
  const show = async (id: string, n: number, word: string) => {
    publisher.receive([cms.publish('blogs', id, aPost(n, { title: long(word) }), aPost(n))])
    await vi.waitFor(() => expect(read(`blog/post-${n}.html`)).toContain(word))
  }
  const compressed = (path: string) => {
    const file = join(dataDir, 'site/current', `${path}.br`)
    return existsSync(file) ? brotliDecompressSync(readFileSync(file)).toString() : null
  }

  await show('b1', 1, 'First')
  await show('b2', 2, 'Second')
  await publisher.settled()
  for (const page of ['blog/post-1.html', 'blog/post-2.html']) expect(compressed(page)).toBe(read(page))

  await show('b1', 1, 'Third')
  expect([null, read('blog/post-1.html')]).toContain(compressed('blog/post-1.html'))
  await publisher.settled()
  expect(compressed('blog/post-1.html')).toBe(read('blog/post-1.html'))
})

test('all files are compressed in rests, by one run at a time, which goes on after somebody published', async () => {
  const first = Promise.withResolvers<void>()
  const compress = vi.spyOn(Compressor.prototype, 'compress').mockImplementationOnce(async (file) => {
    await first.promise
    return compressWell(readFileSync(file))
  })
  const tidy = vi.spyOn(Finisher.prototype, 'tidy')
  cleanups.push(() => vi.restoreAllMocks())
  const cms = aCms(0)
  const post = (n: number, word: string) => aPost(n, { text: `${word} `.repeat(200) })
  for (let n = 1; n <= 5; n++) cms.publish('blogs', `b${n}`, post(n, 'before'), null)
  const { publish, dataDir, files, read } = await start(cms, { rest: A_SHORT_REST })
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(1))

  await publish(cms.publish('blogs', 'b1', post(1, 'after'), null))
  tidy.mockClear()
  await vi.waitFor(() => expect(tidy).toHaveBeenCalledTimes(1))
  await after(A_SHORT_REST)
  expect(compress).toHaveBeenCalledTimes(1)
  first.resolve()

  await vi.waitFor(() => {
    const wanted = files().filter((file) => /\.(?:html|json|xml)$/.test(file) && read(file).length >= 512)
    expect(wanted.length).toBeGreaterThan(5)
    for (const file of wanted) {
      const compressed = readFileSync(join(dataDir, 'site/current', `${file}.br`))
      expect(brotliDecompressSync(compressed).toString()).toBe(read(file))
    }
  }, A_WHILE)
})

test('what is tidied up does not wait behind something that always fails', async () => {
  vi.spyOn(Finisher.prototype, 'tidy').mockRejectedValue(new Error('EIO: i/o error'))
  cleanups.push(() => vi.restoreAllMocks())
  const cms = aCms()
  const { publish, database } = await start(cms, { rest: A_SHORT_REST })
  const asked = () => database.prepare("SELECT key FROM queries WHERE key LIKE '%post-3%'").all()
  expect(asked()).not.toEqual([])

  await publish(cms.remove('blogs', 'b3'))

  await vi.waitFor(() => expect(asked()).toEqual([]), { timeout: 10_000 })
})

test('a change whose nudge was lost is found by comparing with the manifest', async () => {
  const cms = aCms()
  const { publisher, read, files } = await start(cms)
  cms.publish('blogs', 'b1', aPost(1, { title: 'Quietly changed' }))
  cms.remove('blogs', 'b2')

  publisher.reconcile()
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Quietly changed')
  expect(files()).not.toContain('blog/post-2.html')
})

test('a change goes live while the CMS is asked for the list of everything', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)
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
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  const { stop } = await startPublisher({ cms, dataDir: folder })
  await stop()
  cms.publish('blogs', 'b2', aPost(2, { title: 'Quietly changed' }))
  const list = await cms.fetchManifest()
  const { promise, resolve } = Promise.withResolvers<typeof list>()
  cms.fetchManifest = () => promise

  const { publisher, read } = await start(cms, { dataDir: folder, isAwaited: false })
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
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  const { stop, reports } = await startPublisher({ cms, dataDir: folder })
  const before = reports().length
  await stop()
  cms.publish('blogs', 'b2', aPost(2, { title: 'Quietly changed' }))

  const started = await start(cms, { dataDir: folder, code: 'code-2' })

  expect(started.read('blog/post-2.html')).toContain('Quietly changed')
  expect(started.reports()).toHaveLength(before + 1)
})

test('changes wait while the CMS is away and go live when it is back', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)
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
  const { publisher, read } = await start(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Carried' }))
  cms.isDown = true

  publisher.receive([change], cms.state('blogs', 'b1'))
  await publisher.settled()

  expect(publisher.status()).toMatchObject({ state: 'idle', pending: 0 })
  expect(read('blog/post-1.html')).toContain('Carried')
})

test('a state that comes with an old nudge, once more or of a document that is gone, is asked for', async () => {
  const cms = aCms()
  const { publish, publisher, read, files } = await start(cms)
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
  const { publisher, read } = await start(cms)
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
  const { publisher, reports, read } = await start(cms)
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
  const { publish, read, reports } = await start(cms)
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
  const started = await start(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  await started.publish(change)
  const told = started.reports().at(-1)
  await started.publish(cms.publish('blogs', 'b2', aPost(2, { title: 'Second' })))
  await started.stop()
  cleanups.pop()

  const restarted = await start(cms, { dataDir: started.dataDir })
  await restarted.publish(change)
  expect(restarted.reports().at(-1)).toEqual({ ...told, documents: [] })

  restarted.database.exec('UPDATE reported SET at = 0')
  await restarted.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Third' }), aPost(3)))
  expect(restarted.database.prepare('SELECT outbox FROM reported').all()).toEqual([{ outbox: 'row-9' }])
})

test('a rollback shows an older release and holds it until it is unpinned', async () => {
  const cms = aCms()
  const { publish, publisher, read, files, reports } = await start(cms)
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

  publisher.control({ type: 'release.unpin' })
  await publisher.settled()
  expect(read('blog/post-2.html')).toContain('Behind the pin')
  expect(files()).toContain('blog/post-6.html')
  expect(files()).not.toContain('blog/post-1.html')
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-9'] })
})

test('what closes by itself goes live at its instant without an edit', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)
  const closes = new Date(Date.now() + 300).toISOString()
  await publish(cms.publish('blogs', 'b1', aPost(1, { closes })))
  expect(read('blog/post-1.html')).not.toContain('Closed')

  await expect.poll(() => read('blog/post-1.html'), { timeout: 5_000 }).toContain('Closed')
  await publisher.settled()
})

test('another code release renders every page and keeps the assets of open tabs', async () => {
  const cms = aCms()
  const first = await start(cms)
  await first.stop()
  cleanups.pop()

  const second = await start(cms, { dataDir: first.dataDir, code: 'code-2' })

  expect(second.read('index.html')).toContain('data-code="code-2"')
  expect(second.read('blog/post-1.html')).toContain('data-code="code-2"')
  expect(second.files()).toContain('_astro/code-1.js')
  expect(second.files()).toContain('builds/meta/code-2.json')
})

test('a restart takes in the indexes that were left, with what was written since, and builds none', async () => {
  const cms = aCms(40)
  const first = await start(cms, { rest: A_SHORT_REST })
  const kept = () => first.database.prepare('SELECT name FROM keptIndexes').all()
  await vi.waitFor(() => expect(kept()).not.toEqual([]), { timeout: 10_000 })
  await first.publish(cms.publish('blogs', 'b41', aPost(41), null))
  await first.stop()
  cleanups.pop()

  const build = vi.spyOn(IndexBuilder.prototype, 'read')
  const second = await start(cms, { dataDir: first.dataDir })
  await second.publish(cms.publish('blogs', 'b20', aPost(20, { title: 'Renamed' }), null))

  expect(second.read('blog/post-19.html')).toContain('Renamed')
  expect(second.read('blog/post-40.html')).toContain('Post 41')
  expect(build).not.toHaveBeenCalled()
})

test(
  'a release of many pages leaves both trees whole, so that the next one links only what changed',
  // Ten thousand files, on a disk that may be busy.
  { timeout: HALF_A_MINUTE },
  async () => {
    const { dataDir } = await start(aCms(1_001))

    const markers = ['tree-a', 'tree-b'].map((tree) => readFileSync(join(dataDir, 'site', tree, '.release'), 'utf8'))

    expect(markers[1]).toBe(markers[0])
  },
)

test('a restart renders nothing and knows what depends on what', async () => {
  const cms = aCms()
  const first = await start(cms)
  const latest = first.read('builds/latest.json')
  await first.stop()
  cleanups.pop()

  const second = await start(cms, { dataDir: first.dataDir })
  expect(second.read('builds/latest.json')).toBe(latest)

  await second.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' }), aPost(3)))
  expect(second.reports().at(-1)).toMatchObject({ pages: 4 })
})

test('publishes that are rehearsed after a start write nothing, and the next real one is as it would have been', async () => {
  const cms = aCms()
  const first = await start(cms)
  const tables = ['queries', 'dependencies', 'pages', 'pageQueries', 'markups', 'pageMarkups', 'releases', 'reports']
  const written = ({ database, dataDir }: Started) => [
    filesBelow(join(dataDir, 'publish/blobs')).sort(),
    ...tables.map((table) => database.prepare(`SELECT * FROM ${table}`).all()),
  ]
  const before = written(first)
  await first.stop()
  cleanups.pop()
  const rehearse = vi.spyOn(Releaser.prototype, 'rehearse')

  const second = await start(cms, { dataDir: first.dataDir })
  expect(rehearse.mock.calls.length).toBeGreaterThan(2)
  await Promise.all(rehearse.mock.results.map(({ value }) => value as Promise<void>))
  expect(written(second)).toEqual(before)

  await second.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' }), aPost(3)))
  expect(second.read('blog/post-3.html')).toContain('Renamed')
  expect(second.reports().at(-1)).toMatchObject({ pages: 4 })
})

test.each([
  [
    'damage that work between releases meets is told',
    Object.assign(new Error('malformed'), { errcode: 11 }),
    ['malformed'],
  ],
  ['another fault of work between releases keeps nobody from publishing', new Error('odd'), []],
])('%s', async (_name, fault, told) => {
  const cms = aCms()
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  const prepare = vi.spyOn(IndexSet.prototype, 'prepare').mockImplementationOnce(() => {
    throw fault
  })
  const damage: string[] = []

  const { publish, read, stop } = await startPublisher({ cms, dataDir: folder, onDamage: (said) => damage.push(said) })
  cleanups.push(stop)
  expect(prepare).toHaveBeenCalled()
  expect(damage).toEqual(told)

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' })))
  expect(read('blog/post-1.html')).toContain('Renamed')
})

test('damage that finishing a release meets is told', async () => {
  const cms = aCms()
  const { folder, remove } = temporaryFolder()
  cleanups.push(remove)
  const damage: string[] = []
  const started = await startPublisher({ cms, dataDir: folder, onDamage: (said) => damage.push(said) })
  cleanups.push(started.stop)
  const fault = Object.assign(new Error('malformed'), { errcode: 11 })
  vi.spyOn(Finisher.prototype, 'evenTrees').mockRejectedValueOnce(fault)
  cleanups.push(() => vi.restoreAllMocks())

  await started.publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' })))

  expect(started.read('blog/post-1.html')).toContain('Renamed')
  expect(damage).toEqual(['malformed'])
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
  const { publish, files, database } = await start(cms)
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
