import { expect, test } from 'vitest'
import { putAside } from './mirror/openMirror.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'

test('a pin outlives a mirror that is damaged: nothing that it hides is shown until somebody unpins', async () => {
  const cms = aCms()
  const dataDir = folderForTest()
  const before = await startForTest(cms, { dataDir })
  const { id } = JSON.parse(before.read('builds/latest.json')) as { id: string }
  before.publisher.control({ type: 'release.pin', release: id })
  await before.publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Hidden' })))
  await before.stop()
  putAside(`${dataDir}/publish/mirror.sqlite`)

  const after = await startForTest(cms, { dataDir })
  expect(after.publisher.status()).toMatchObject({ pinned: id, error: null })
  expect(after.read('blog/post-1.html')).not.toContain('Hidden')

  after.publisher.control({ type: 'release.unpin' })
  await after.publisher.settled()
  expect(after.read('blog/post-1.html')).toContain('Hidden')
  await after.stop()
  putAside(`${dataDir}/publish/mirror.sqlite`)
  const unpinned = await startForTest(cms, { dataDir })
  expect(unpinned.publisher.status().pinned).toBeNull()
})
