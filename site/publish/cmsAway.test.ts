import { setTimeout } from 'node:timers/promises'
import { SECOND } from '@diwan/shared/lib/time'
import { afterEach, expect, test, vi } from 'vitest'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'

// The CMS does not tell everything: what the publisher knows goes on.
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

test('what closes by itself closes at its instant while the CMS is away', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)
  await publish(cms.publish('blogs', 'b1', aPost(1, { closes: soon(1_000) })))
  cms.isDown = true
  publisher.reconcile()
  await publisher.settled()

  await vi.waitFor(() => expect(read('blog/post-1.html')).toContain('Closed'), 5 * SECOND)

  expect(publisher.status()).toMatchObject({ state: 'failed', error: { message: 'The CMS does not answer.' } })
})

test('what closes by itself closes at its instant after a restart', async () => {
  const cms = aCms()
  const dataDir = folderForTest()
  const before = await startForTest(cms, { dataDir })
  await before.publish(cms.publish('blogs', 'b1', aPost(1, { closes: soon(2_000) })))
  await before.stop()

  const after = await startForTest(cms, { dataDir })
  expect(after.read('blog/post-1.html')).not.toContain('Closed')

  await vi.waitFor(() => expect(after.read('blog/post-1.html')).toContain('Closed'), 5 * SECOND)
})

test('nudges go live while only the list of everything cannot be had', async () => {
  const cms = aCms()
  const { publish, publisher, read, files, reports } = await startForTest(cms)
  vi.spyOn(cms, 'fetchManifest').mockRejectedValue(new Error('The CMS answers /api/publishing/manifest with 500.'))
  publisher.reconcile()
  await publisher.settled()

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Urgent' })), cms.remove('blogs', 'b2'))

  expect(read('blog/post-1.html')).toContain('Urgent')
  expect(files()).not.toContain('blog/post-2.html')
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-7', 'row-8'] })
  expect(publisher.status()).toMatchObject({ state: 'failed', error: { message: expect.stringContaining('manifest') } })
})

test('a first release is made of everything, or not at all', async () => {
  const cms = aCms(120)
  const { fetchDocuments } = cms
  let answers = 0
  cms.fetchDocuments = async (refs) => {
    if ((answers += 1) === 2) throw new Error('The CMS does not answer.')
    return fetchDocuments.call(cms, refs)
  }
  const { publisher, reports } = await startForTest(cms)
  expect(publisher.status()).toMatchObject({ live: null, error: { message: 'The CMS does not answer.' } })

  publisher.reconcile()
  await publisher.settled()

  expect(reports()).toMatchObject([{ type: 'release.live', pages: 183 }])
})

test('however often it is nudged in vain, it asks again no more often', async () => {
  const cms = aCms()
  const { publisher } = await startForTest(cms)
  cms.isDown = true
  for (let n = 0; n < 10; n++) {
    publisher.reconcile()
    await publisher.settled()
  }
  const ask = vi.spyOn(cms, 'fetchManifest')

  await setTimeout(3 * SECOND)

  // The delay has grown to half a minute, and every round before began one of its own.
  expect(ask).not.toHaveBeenCalled()
})
