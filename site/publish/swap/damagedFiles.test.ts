import { existsSync, readFileSync, realpathSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aCms, aPost } from '../testing/somePosts.ts'
import { startForTest } from '../testing/startForTest.ts'
import { BlobStore } from './BlobStore.ts'
import { damagedFiles } from './damagedFiles.ts'
import { ReleaseHistory } from './ReleaseHistory.ts'

const A_WHILE = 10_000
const PAGE = 'blog/post-1.html'

/** A site with a page that shows a picture and has a compressed neighbour. */
async function aSite() {
  const cms = aCms()
  cms.files.set('/api/media/file/a.webp', new TextEncoder().encode('picture'))
  cms.publish('media', 'm1', { alt: 'A', url: 'https://site.example/api/media/file/a.webp', width: 1, height: 2 })
  const started = await startForTest(cms)
  const { database, dataDir, publish } = started
  const sql = "SELECT json_extract(en, '$.files.original.path') AS path FROM documents WHERE id = 'm1'"
  const { path: image } = database.prepare(sql).get() as { path: string }
  const post = aPost(1, { image, text: 'text '.repeat(200) })
  await publish(cms.publish('blogs', 'b1', post, post))
  const history = new ReleaseHistory(database)
  const blobs = new BlobStore(join(dataDir, 'publish/blobs'))
  const blobOf = (path: string) => history.blobAt(path, history.newestNumber()) as string
  return {
    ...started,
    cms,
    post,
    picture: image.slice(1),
    contentOf: (path: string) => blobs.pathOf(blobOf(path)),
    compressedOf: (path: string) => blobs.compressedPathOf(blobOf(path)),
    /** What is damaged in both trees. */
    damaged: () =>
      ['tree-a', 'tree-b'].map((tree) =>
        damagedFiles(join(dataDir, 'site', tree), history.eachFileAt(history.newestNumber())),
      ),
  }
}

type Site = Awaited<ReturnType<typeof aSite>>

test.each<[name: string, damaged: (site: Site) => string, damage: (site: Site) => void]>([
  ['a page that is cut off', () => PAGE, ({ contentOf }) => truncateSync(contentOf(PAGE), 20)],
  [
    'a page of which bytes became others',
    () => PAGE,
    ({ contentOf }) => writeFileSync(contentOf(PAGE), readFileSync(contentOf(PAGE)).fill(0, 9, 12)),
  ],
  [
    'a compressed neighbour that is cut off',
    () => `${PAGE}.br`,
    ({ compressedOf }) => truncateSync(compressedOf(PAGE), 9),
  ],
  ['a file of the CMS that is cut off', ({ picture }) => picture, (site) => truncateSync(site.contentOf(site.picture))],
])('%s is named, and a rebuild repairs it', async (_name, nameOf, damage) => {
  const site = await aSite()
  const { cms, damaged, post, publish, publisher, read } = site
  const before = read(PAGE)
  expect(damaged()).toEqual([[], []])
  damage(site)
  expect(damaged()).toEqual([[nameOf(site)], [nameOf(site)]])

  publisher.control({ type: 'release.rebuild' })
  await publisher.settled()

  await vi.waitFor(() => expect(damaged()).toEqual([[], []]), A_WHILE)
  expect(read(PAGE)).toBe(before)
  // It comes to an end: what is put is not compared any more.
  await publisher.settled()
  expect(existsSync(join(site.dataDir, 'publish/blobs/.doubted'))).toBe(false)
  await publish(cms.publish('blogs', 'b1', { ...post, title: 'Renamed' }, post))
  expect(read(PAGE)).toContain('Renamed')
  expect(damaged()).toEqual([[], []])
})

test('a damaged content that is made again in passing is repaired at every path that has it', async () => {
  const { cms, contentOf, damaged, publish, read, dataDir } = await aSite()
  writeFileSync(contentOf('_redirects'), 'cut off')
  expect(damaged()).toEqual([['_redirects'], ['_redirects']])
  const live = realpathSync(join(dataDir, 'site/current'))

  await publish(cms.publish('blogs', 'b7', aPost(7)))

  expect(realpathSync(join(dataDir, 'site/current'))).not.toBe(live)
  expect(read('_redirects')).toBe('')
  expect(damaged()).toEqual([[], []])
})
