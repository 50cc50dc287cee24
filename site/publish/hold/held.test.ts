import { afterEach, expect, test } from 'vitest'
import { FileError } from '../fetch/FileError.ts'
import { FakeCms } from '../testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from '../testing/startPublisher.ts'

const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function aCms(): FakeCms {
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'موقع' })
  for (let n = 1; n <= 5; n++) cms.publish('blogs', `b${n}`, aPost(n), aPost(n))
  return cms
}

function aPost(n: number, more: object = {}) {
  return { slug: `post-${n}`, title: `Post ${n}`, date: `2026-01-0${n}`, ...more }
}

async function start(cms: FakeCms, dataDir?: string) {
  const { folder, remove } = dataDir === undefined ? temporaryFolder() : { folder: dataDir, remove: () => {} }
  const started = await startPublisher({ cms, dataDir: folder })
  cleanups.push(remove, () => started.stop())
  return started
}

const BROKEN = { link: '/nowhere' }

test('a document that cannot be released does not block others, before or after it', async () => {
  const cms = aCms()
  const { publish, publisher, read, reports } = await start(cms)
  const before = read('blog/post-3.html')

  await publish(
    cms.publish('blogs', 'b2', aPost(2, { title: 'With it' }), aPost(2)),
    cms.publish('blogs', 'b3', aPost(3, { ...BROKEN, title: 'Broken' }), aPost(3)),
    cms.publish('blogs', 'b4', aPost(4, { title: 'Beside it' }), aPost(4)),
  )
  await publish(cms.publish('blogs', 'b5', aPost(5, { title: 'After it' }), aPost(5)))

  expect(read('blog/post-2.html')).toContain('With it')
  expect(read('blog/post-5.html')).toContain('After it')
  expect(read('index.html')).toContain('Beside it')
  expect(read('blog/post-3.html')).not.toContain('Broken')
  expect(read('blog/post-3.html').replace(/data-page="\w+"/, '')).not.toBe(before)
  const held = { collection: 'blogs', id: 'b3', error: '/blog/post-3 refers to /nowhere, which does not exist.' }
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null, pending: 0, held: [held] })
  expect(reports().filter(({ type }) => type === 'document.held')).toMatchObject([
    { document: { collection: 'blogs', id: 'b3' }, outbox: ['row-8'], error: held.error },
  ])
  const live = reports().flatMap((report) => (report.type === 'release.live' ? report.outbox : []))
  expect(live.sort()).toEqual(['row-10', 'row-7', 'row-9'])
})

test('a new entry that cannot be released is listed nowhere', async () => {
  const cms = aCms()
  const { publish, files, read } = await start(cms)

  await publish(cms.publish('blogs', 'b6', aPost(6, BROKEN), aPost(6)))

  expect(files().filter((file) => /post-6|_ids\/b6/.test(file))).toEqual([])
  for (const file of ['index.html', 'ar.html', 'feed.xml', 'blog/post-5.html'])
    expect(read(file)).not.toMatch(/post-6|count="6"/)
})

test('corrected, it goes live with every change that waited', async () => {
  const cms = aCms()
  const { publish, publisher, read, reports } = await start(cms)
  await publish(cms.publish('blogs', 'b3', aPost(3, BROKEN), aPost(3)))

  await publish(cms.publish('blogs', 'b3', aPost(3, { link: '/blog/post-1', title: 'Corrected' }), aPost(3)))

  expect(read('blog/post-3.html')).toContain('Corrected')
  expect(publisher.status().held).toEqual([])
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-7', 'row-8'] })
})

test('put back to how visitors see it, nothing is held any more', async () => {
  const cms = aCms()
  const { publish, publisher, reports } = await start(cms)
  await publish(cms.publish('blogs', 'b6', aPost(6, BROKEN)))

  await publish(cms.remove('blogs', 'b6'))

  expect(publisher.status().held).toEqual([])
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-7', 'row-8'] })
})

test('comparing with the CMS does not try again what has not changed', async () => {
  const cms = aCms()
  const { publish, publisher, reports } = await start(cms)
  await publish(cms.publish('blogs', 'b3', aPost(3, BROKEN), aPost(3)), cms.remove('blogs', 'b1'))
  const before = reports().length

  publisher.reconcile()
  await publisher.settled()

  expect(reports().length).toBe(before)
  expect(publisher.status().held).toHaveLength(1)
})

test('what was held for a link that exists by now is released when the site has changed', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)
  await publish(cms.publish('blogs', 'b3', aPost(3, { link: '/blog/post-6' }), aPost(3)))
  await publish(cms.publish('blogs', 'b6', aPost(6), aPost(6)))

  publisher.reconcile()
  await publisher.settled()

  expect(read('blog/post-3.html')).toContain('href="/blog/post-6"')
  expect(publisher.status().held).toEqual([])
})

test('two documents that need each other go live together', async () => {
  const cms = aCms()
  const { publish, read } = await start(cms)

  await publish(
    cms.publish('blogs', 'b1', aPost(1, { link: '/blog/post-6' })),
    cms.publish('blogs', 'b6', aPost(6, { link: '/blog/post-1' })),
  )

  expect(read('blog/post-1.html')).toContain('href="/blog/post-6"')
  expect(read('blog/post-6.html')).toContain('href="/blog/post-1"')
})

test('a first release leaves out what cannot be released', async () => {
  const cms = aCms()
  cms.publish('blogs', 'b2', aPost(2, BROKEN))

  const { publisher, files, reports } = await start(cms)

  expect(files()).toContain('blog/post-1.html')
  expect(files()).not.toContain('blog/post-2.html')
  expect(publisher.status().held).toMatchObject([{ id: 'b2' }])
  expect(reports().map(({ type }) => type)).toEqual(['release.live', 'document.held'])
})

test('a first release leaves out a dead link and what leads there, and nothing else at any time; both go live when its target exists', async () => {
  const cms = aCms()
  cms.publish('blogs', 'b2', aPost(2, { link: '/blog/post-6' }))
  cms.publish('blogs', 'b4', aPost(4, { link: '/blog/post-2' }))

  const { publish, publisher, files, read, reports } = await start(cms)

  expect(reports().map(({ type }) => type)).toEqual(['release.live', 'document.held', 'document.held'])
  expect(files()).toEqual(expect.arrayContaining(['blog/post-1.html', 'blog/post-3.html', 'blog/post-5.html']))
  expect(publisher.status().held).toEqual([
    { collection: 'blogs', id: 'b2', error: '/blog/post-2 refers to /blog/post-6, which does not exist.' },
    { collection: 'blogs', id: 'b4', error: '/blog/post-4 refers to /blog/post-2, which does not exist.' },
  ])

  await publish(cms.publish('blogs', 'b6', aPost(6)))
  // As each minute does.
  publisher.reconcile()
  await publisher.settled()

  expect(read('blog/post-2.html')).toContain('href="/blog/post-6"')
  expect(read('blog/post-4.html')).toContain('href="/blog/post-2"')
  expect(publisher.status()).toMatchObject({ held: [], pending: 0 })
  const shown = reports().flatMap((report) => (report.type === 'release.live' ? report.documents : []))
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(['b2', 'b4']))
})

test('a picture whose file is gone holds itself back only', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)

  await publish(
    cms.publish('media', 'm1', { url: '/api/media/file/gone.webp', width: 1, height: 1 }),
    cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' })),
  )

  expect(read('blog/post-1.html')).toContain('Renamed')
  expect(publisher.status().held).toMatchObject([{ collection: 'media', id: 'm1' }])
})

test('a picture whose file the CMS cannot give now holds itself back only, says so once, and comes when it can', async () => {
  const cms = aCms()
  const { publish, publisher, read, reports } = await start(cms)
  const held = () => reports().filter(({ type }) => type === 'document.held')
  let isBroken = true
  cms.readFile = () => {
    if (isBroken) throw new FileError('The CMS answers it with 500.', { isGone: false })
    return Buffer.from('a picture')
  }

  await publish(
    cms.publish('media', 'm1', { url: '/api/media/file/a.webp', width: 1, height: 1 }),
    cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' })),
  )
  for (let minute = 0; minute < 3; minute++) {
    publisher.reconcile()
    await publisher.settled()
  }

  expect(read('blog/post-1.html')).toContain('Renamed')
  expect(publisher.status()).toMatchObject({
    state: 'idle',
    held: [{ collection: 'media', id: 'm1', error: 'The CMS answers it with 500.' }],
  })
  expect(held()).toHaveLength(1)
  isBroken = false
  publisher.reconcile()
  await publisher.settled()
  expect(publisher.status()).toMatchObject({ held: [], pending: 0 })
})

test('a document over which a list of paths stumbles is held back, and nothing else', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)

  await publish(
    cms.publish('blogs', 'b6', aPost(6, { slug: null })),
    cms.publish('blogs', 'b1', aPost(1, { title: 'Beside it' })),
  )
  await publish(cms.publish('blogs', 'b2', aPost(2, { title: 'After it' })))

  expect(read('blog/post-1.html')).toContain('Beside it')
  expect(read('blog/post-2.html')).toContain('After it')
  expect(publisher.status()).toMatchObject({
    error: null,
    held: [{ id: 'b6', error: 'The paths of /blog/[slug] cannot be listed: It has no slug.' }],
  })
})

test('what is taken off the site goes although others link it, also from pages that are rendered again', async () => {
  const cms = aCms()
  const { publish, publisher, files, read } = await start(cms)
  await publish(cms.publish('blogs', 'b2', aPost(2, { link: '/blog/post-1' }), aPost(2)))

  await publish(cms.remove('blogs', 'b1'))
  expect(files()).not.toContain('blog/post-1.html')
  expect(read('blog/post-2.html')).toContain('href="/blog/post-1"')
  expect(publisher.status()).toMatchObject({ held: [], pending: 0 })

  await publish(cms.publish('blogs', 'b3', aPost(3, { link: '/blog/post-1' }), aPost(3)))
  expect(publisher.status().held).toMatchObject([{ id: 'b3' }])
})

test('a language that is taken off the site goes although the other one of its document cannot be released', async () => {
  const cms = aCms()
  const { publish, publisher, files, read, reports } = await start(cms)
  await publish(cms.publish('blogs', 'b3', aPost(3, BROKEN), aPost(3)))

  await publish(cms.publish('blogs', 'b3', aPost(3, BROKEN), null))

  expect(files()).not.toContain('ar/blog/post-3.html')
  expect(read('blog/post-3.html')).not.toContain('/nowhere')
  expect(publisher.status().held).toMatchObject([{ id: 'b3' }])
  expect(reports().flatMap((report) => (report.type === 'release.live' ? report.outbox : []))).toEqual([])

  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Corrected' }), null))
  expect(read('blog/post-3.html')).toContain('Corrected')
  expect(files()).not.toContain('ar/blog/post-3.html')
  expect(publisher.status()).toMatchObject({ held: [], pending: 0 })
  expect(reports().at(-1)).toMatchObject({ outbox: ['row-7', 'row-8', 'row-9'] })
})

test('a restart keeps holding back, and looks again at what was undecided', async () => {
  const cms = aCms()
  const first = await start(cms)
  await first.publish(cms.publish('blogs', 'b3', aPost(3, BROKEN), aPost(3)))
  first.database.exec("INSERT INTO held VALUES ('blogs', 'b4', NULL, NULL)")
  cleanups.pop()
  await first.stop()

  const second = await start(cms, first.dataDir)

  expect(second.publisher.status().held).toMatchObject([{ id: 'b3' }])
})

const blog = (id: string) => ({ collection: 'blogs', id })
const whole = [blog('b2'), blog('b3'), blog('b4')]

/** Publishes three documents as one bundle; the second one of them as it is given. */
function publishBundle(cms: FakeCms, second: object) {
  cms.bundles.push(whole)
  return [
    cms.publish('blogs', 'b2', aPost(2, { title: 'Bundled 2' }), aPost(2)),
    cms.publish('blogs', 'b3', aPost(3, { ...second, title: 'Bundled 3' }), aPost(3)),
    cms.publish('blogs', 'b4', aPost(4, { title: 'Bundled 4' }), aPost(4)),
  ]
}

test('a bundle of which one cannot be released waits as a whole, after a restart too, and goes live when that is corrected', async () => {
  const cms = aCms()
  const first = await start(cms)

  await first.publish(...publishBundle(cms, BROKEN), cms.publish('blogs', 'b1', aPost(1, { title: 'Beside it' })))

  expect(first.read('blog/post-1.html')).toContain('Beside it')
  expect(first.read('index.html')).not.toContain('Bundled')
  expect(first.publisher.status().held.map(({ id }) => id)).toEqual(['b2', 'b3', 'b4'])
  const cause = '/blog/post-3 refers to /nowhere, which does not exist.'
  const errors = first.reports().flatMap((report) => (report.type === 'document.held' ? [report.error] : []))
  expect(errors.filter((error) => error === cause)).toHaveLength(1)
  expect(errors.filter((error) => error.startsWith('It goes live together') && error.endsWith(cause))).toHaveLength(2)

  cleanups.pop()
  await first.stop()
  const { publish, publisher, read } = await start(cms, first.dataDir)
  await publish(cms.publish('blogs', 'b5', aPost(5, { title: 'After it' }), aPost(5)))
  expect(read('index.html')).not.toContain('Bundled')

  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Bundled 3' }), aPost(3)))
  for (const n of [2, 3, 4]) expect(read(`blog/post-${n}.html`)).toContain(`Bundled ${n}`)
  expect(publisher.status()).toMatchObject({ held: [], pending: 0 })
})

test('a bundle of which one has a file that cannot be had now waits as a whole, and says so once', async () => {
  const cms = aCms()
  const { publish, publisher, read, reports } = await start(cms)
  let isBroken = true
  cms.readFile = () => {
    if (isBroken) throw new FileError('The CMS answers it with 500.', { isGone: false })
    return new Uint8Array([1])
  }
  const picture = cms.publish('media', 'm1', { url: '/api/media/file/a.webp' }, null)
  cms.bundles.push([...whole, { collection: 'media', id: 'm1' }])

  // What fails is not tried again before another release, what waits for a file is.
  const other = cms.publish('blogs', 'b5', aPost(5, BROKEN), aPost(5))
  await publish(picture, ...publishBundle(cms, {}), other)
  expect(read('index.html')).not.toContain('Bundled')
  expect(publisher.status().held.map(({ id }) => id)).toEqual(['b2', 'b3', 'b4', 'b5', 'm1'])

  const said = reports().filter(({ type }) => type === 'document.held').length
  for (let minute = 0; minute < 3; minute++) {
    publisher.reconcile()
    await publisher.settled()
  }
  expect(reports().filter(({ type }) => type === 'document.held')).toHaveLength(said)

  isBroken = false
  publisher.reconcile()
  await publisher.settled()
  for (const n of [2, 3, 4]) expect(read(`blog/post-${n}.html`)).toContain(`Bundled ${n}`)
  expect(publisher.status()).toMatchObject({ held: [{ id: 'b5' }], pending: 0 })
})

test('what is taken off the site goes although its bundle waits', async () => {
  const cms = aCms()
  const { publish, publisher, files, read } = await start(cms)
  await publish(...publishBundle(cms, BROKEN))

  await publish(cms.remove('blogs', 'b2'))

  expect(files()).not.toContain('blog/post-2.html')
  expect(read('index.html')).not.toContain('Bundled')
  expect(publisher.status().held.map(({ id }) => id)).toEqual(['b3', 'b4'])

  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Bundled 3' }), aPost(3)))
  for (const n of [3, 4]) expect(read(`blog/post-${n}.html`)).toContain(`Bundled ${n}`)
  expect(publisher.status()).toMatchObject({ held: [], pending: 0 })
})

test('another document of a bundle that waits, published again alone, waits with it', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await start(cms)
  await publish(...publishBundle(cms, BROKEN))

  const again = cms.publish('blogs', 'b4', aPost(4, { title: 'Bundled 4 again' }), aPost(4))
  publisher.receive([again], cms.state('blogs', 'b4'))
  await publisher.settled()

  expect(read('index.html')).not.toContain('Bundled')
  expect(publisher.status().held.map(({ id }) => id)).toEqual(['b2', 'b3', 'b4'])
})

test('a first release leaves out of a bundle only what cannot be shown', async () => {
  const cms = aCms()
  cms.readFile = () => {
    throw new FileError('The CMS answers it with 500.', { isGone: false })
  }
  cms.publish('media', 'm1', { url: '/api/media/file/a.webp' }, null)
  cms.bundles.push([...whole, { collection: 'media', id: 'm1' }])
  publishBundle(cms, BROKEN)

  const { publisher, read } = await start(cms)

  for (const n of [2, 4]) expect(read(`blog/post-${n}.html`)).toContain(`Bundled ${n}`)
  expect(publisher.status().held.map(({ id }) => id)).toEqual(['b3', 'm1'])
})
