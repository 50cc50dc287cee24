import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../filesBelow.ts'
import { openMirror } from '../mirror/openMirror.ts'
import { folderForTest } from '../testing/startForTest.ts'
import { BlobStore } from './BlobStore.ts'
import { ReleaseHistory } from './ReleaseHistory.ts'
import { ReleaseTrees } from './ReleaseTrees.ts'

type Texts = Record<string, string>

/** Releases of some texts in a folder, and the trees that show them. */
function someTrees() {
  const folder = folderForTest()
  const database = openMirror(join(folder, 'publish/mirror.sqlite'))
  onTestFinished(() => database.close())
  const history = new ReleaseHistory(database)
  const blobs = new BlobStore(join(folder, 'publish/blobs'))
  const trees = new ReleaseTrees(join(folder, 'site'), blobs, history, 'origin')
  const prepare = (texts: Texts) => {
    const number = history.nextNumber()
    const of = { number, id: `r${number}`, code: 'code', timestamp: number, startedAt: '', pages: 1 }
    const changes = Object.entries(texts).map(([path, text]) => ({ path, blob: blobs.put(Buffer.from(text)) }))
    history.prepare({ ...of, changes: [], outbox: [], rollbackOf: null }, changes)
    return number
  }
  const show = async (number: number) => {
    await trees.bringIdleTo(number)
    trees.swap()
    history.markLive(number, '', 0)
    await trees.bringIdleTo(number)
  }
  return {
    history,
    trees,
    current: join(folder, 'site/current'),
    release: (texts: Texts) => show(prepare(texts)),
    /** Decides a release of which one content gets lost, and gives it up. */
    async abandon(texts: Texts) {
      const number = prepare({ ...texts, 'zz.html': 'lost' })
      blobs.remove(history.blobAt('zz.html', number) as string)
      await expect(trees.bringIdleTo(number)).rejects.toThrow('ENOENT')
      history.abandonPrepared()
    },
    shown: (): Texts => {
      const root = join(folder, 'site/current')
      const files = filesBelow(`${root}/`.slice(0, -1)).filter((file) => !file.startsWith('.'))
      return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(root, file), 'utf8')]))
    },
  }
}

test('nothing of a release that was abandoned is shown by the next one', async () => {
  const { abandon, release, shown } = someTrees()
  await release({ 'a.html': 'old a', 'z.html': 'old z' })

  await abandon({ 'a.html': 'withdrawn a', 'b.html': 'withdrawn b' })
  await release({ 'z.html': 'new z' })

  expect(shown()).toEqual({ 'a.html': 'old a', 'z.html': 'new z' })
})

test('nothing of a release that was abandoned is shown when the live one is shown again', async () => {
  const { abandon, current, history, release, shown, trees } = someTrees()
  await release({ 'a.html': 'old a' })
  await release({ 'c.html': 'c' })

  await abandon({ 'a.html': 'withdrawn a', 'b.html': 'withdrawn b' })
  rmSync(current)
  await trees.bringIdleTo(history.newestNumber())
  trees.swap()

  expect(shown()).toEqual({ 'a.html': 'old a', 'c.html': 'c' })
})

test('what lies in a folder that is from no release is not shown with one', async () => {
  const { current, release, shown } = someTrees()
  for (const tree of ['tree-a', 'tree-b']) {
    mkdirSync(join(current, '..', tree))
    writeFileSync(join(current, '..', tree, 'left.html'), 'of another site')
  }

  await release({ 'a.html': 'a' })
  expect(shown()).toEqual({ 'a.html': 'a' })
  await release({ 'b.html': 'b' })
  expect(shown()).toEqual({ 'a.html': 'a', 'b.html': 'b' })
})
