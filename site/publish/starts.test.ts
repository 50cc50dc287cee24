import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'

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
  await vi.waitFor(() => expect(read('blog/post-1.html')).toContain('Meanwhile'), { timeout: 10_000 })
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
