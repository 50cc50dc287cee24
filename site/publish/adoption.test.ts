import { join } from 'node:path'
import { MINUTE } from '@diwan/shared/lib/time'
import { afterEach, expect, test, vi } from 'vitest'
import { openRenderer } from './renderer/openRenderer.ts'
import { aBundle, DEFINE_QUERY } from './testing/aBundle.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { startForTest } from './testing/startForTest.ts'
import { testSite } from './testing/testSite.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('while new code cannot be opened, publishes go live with the code in use, and the status says why', async () => {
  const cms = aCms()
  const { publisher, publish, files, read, reports } = await startForTest(cms)
  const folder = aBundle(`${DEFINE_QUERY}\nexport const app = {}`)

  publisher.adopt(() => openRenderer(folder))
  await publisher.settled()
  const failed = { state: 'failed', error: { message: expect.stringContaining('The new code of the site cannot be') } }
  expect(publisher.status()).toMatchObject(failed)

  await publish(cms.publish('blogs', 'b6', aPost(6)))
  expect(files()).toContain('blog/post-6.html')
  expect(read('index.html')).toContain('Post 6')
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-7'] })
  expect(publisher.status()).toMatchObject({ ...failed, pending: 0, live: { code: 'code-1' } })
})

test('new code that could not be opened is tried again, and not with each publish', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const cms = aCms()
  const { publisher, publish, read, dataDir } = await startForTest(cms)
  const open = vi.fn(async () => testSite({ code: 'code-2', staticFolder: join(dataDir, 'static') }))
  open.mockRejectedValueOnce(new Error('The disk does not answer.'))

  publisher.adopt(open)
  await publisher.settled()
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Meanwhile' }), aPost(1)))
  expect(open).toHaveBeenCalledTimes(1)
  expect(read('index.html')).toContain('data-code="code-1"')

  vi.setSystemTime(Date.now() + MINUTE)
  publisher.reconcile()
  await publisher.settled()
  expect(read('index.html')).toContain('data-code="code-2"')
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null, live: { code: 'code-2' } })
})

test('code that comes after code that cannot be opened takes its place at once', async () => {
  const cms = aCms()
  const { publisher, read, dataDir } = await startForTest(cms)
  publisher.adopt(() => Promise.reject(new Error('The disk does not answer.')))
  await publisher.settled()

  publisher.adopt(async () => testSite({ code: 'code-3', staticFolder: join(dataDir, 'static') }))
  await publisher.settled()

  expect(read('index.html')).toContain('data-code="code-3"')
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null })
})
