import { expect, test, vi } from 'vitest'
import { aCms, aPost } from '../testing/somePosts.ts'
import { startForTest } from '../testing/startForTest.ts'
import { KEPT_RELEASES } from './ReleaseHistory.ts'

const A_WHILE = 10_000

test('whoever goes back and forth between releases loses none', async () => {
  const cms = aCms()
  const { database, publish, publisher } = await startForTest(cms, { rest: 50 })
  for (let edit = 0; edit <= KEPT_RELEASES; edit++)
    await publish(cms.publish('blogs', 'b1', aPost(1, { title: `Edit ${edit}` }), aPost(1)))
  const kept = () => publisher.status().releases.map(({ id }) => id)
  await vi.waitFor(() => expect(kept()).toHaveLength(KEPT_RELEASES), A_WHILE)
  const before = kept()

  for (let turn = 0; turn < KEPT_RELEASES; turn++) {
    publisher.control({ type: 'release.rollback', release: before[turn % 2] as string })
    await publisher.settled()
  }
  publisher.control({ type: 'release.unpin' })
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Afterwards' }), aPost(1)))
  // Tidied once more: the oldest went for the newest.
  await vi.waitFor(() => {
    const rows = database.prepare('SELECT min(number) AS first FROM releases WHERE rollbackOf IS NULL').get()
    expect(rows?.first).toBeGreaterThan(2)
    expect(kept()).toHaveLength(KEPT_RELEASES)
  }, A_WHILE)
})
