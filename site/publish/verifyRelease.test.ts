import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test, vi } from 'vitest'
import { buildSite } from './renderer/buildSite.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'
import { verifyRelease } from './verifyRelease.ts'

vi.mock(import('./renderer/buildSite.ts'), async (original) => ({ ...(await original()), buildSite: vi.fn() }))

afterEach(() => {
  vi.mocked(buildSite).mockReset()
})

/** A site of which a full build gives what is live; `onBuilt` hears that one is done. */
async function aSite(onBuilt: (site: Awaited<ReturnType<typeof startForTest>>) => Promise<void> = async () => {}) {
  const cms = aCms()
  const dataDir = folderForTest()
  const site = await startForTest(cms, { dataDir })
  const built: string[] = []
  vi.mocked(buildSite).mockImplementation(async (env, options) => {
    built.push(titleIn(String(env?.MIRROR)))
    cpSync(realpathSync(join(dataDir, 'site/current')), options?.outDir as string, { recursive: true })
    await onBuilt(site)
  })
  return { ...site, cms, built, settings: { dataDir, siteUrl: 'https://site.example', apiOrigin: '' } }
}

/** The title of the post that is edited, as a build would read it. */
function titleIn(mirror: string): string {
  const database = new DatabaseSync(mirror, { readOnly: true })
  const row = database.prepare("SELECT en ->> '$.title' AS title FROM documents WHERE id = 'b1'").get()
  database.close()
  return String(row?.title)
}

let edits = 0
const edit = () => aPost(1, { title: `Edit ${(edits += 1)}` })

test('a release that comes meanwhile is no difference', async () => {
  let left = 1
  const { cms, settings } = await aSite(async ({ publish }) => {
    if (left-- > 0) await publish(cms.publish('blogs', 'b1', edit(), aPost(1)))
  })

  expect(await verifyRelease(settings)).toEqual({ differences: [], isCompared: true, isSameCode: true })
  expect(buildSite).toHaveBeenCalledTimes(2)
})

test('when releases keep coming, it says so and not that files differ', async () => {
  const { cms, settings } = await aSite(({ publish }) => publish(cms.publish('blogs', 'b1', edit(), aPost(1))))

  await expect(verifyRelease(settings)).rejects.toThrow('Each time another release came')
})

test('what waits behind a pin is in no build, and an older release is compared with what was written alone', async () => {
  const { built, cms, publish, publisher, read, settings } = await aSite()
  const { id } = JSON.parse(read('builds/latest.json')) as { id: string }
  publisher.control({ type: 'release.pin', release: id })
  await publish(cms.publish('blogs', 'b1', edit(), aPost(1)))
  expect(await verifyRelease(settings)).toEqual({ differences: [], isCompared: true, isSameCode: true })
  expect(built).toEqual(['Post 1'])

  publisher.control({ type: 'release.unpin' })
  await publisher.settled()
  publisher.control({ type: 'release.rollback', release: id })
  await publisher.settled()
  expect(await verifyRelease(settings)).toEqual({ differences: [], isCompared: false, isSameCode: true })
  expect(built).toHaveLength(1)
})

test('a build by other sources or settings than those of the live release is told from damage', async () => {
  const { built, settings } = await aSite()
  const copy = vi.mocked(buildSite).getMockImplementation()
  vi.mocked(buildSite).mockImplementation(async (env, options) => {
    await copy?.(env, options)
    leaveCode(String(env?.BUNDLES), 'other')
    writeFileSync(join(options?.outDir as string, 'blog/post-1.html'), 'Of another origin')
  })

  expect(await verifyRelease(settings)).toEqual({
    differences: ['differs: blog/post-1.html'],
    isCompared: true,
    isSameCode: false,
  })
  expect(built).toHaveLength(1)
})

function leaveCode(bundles: string, id: string): void {
  mkdirSync(join(bundles, id), { recursive: true })
  const manifest = { id, timestamp: 0, prerendered: [], entry: '', origin: '', site: null, pages: [] }
  writeFileSync(join(bundles, id, 'code.json'), JSON.stringify(manifest))
  writeFileSync(join(bundles, 'latest'), id)
}
