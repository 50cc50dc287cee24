import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { cmsClient } from './CmsClient.ts'

const cms = cmsClient({ origin: 'http://cms.example', apiKey: 'key' })
const versions = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ collection: 'blogs', id: `b${n}`, updatedAt: '2026-01-01T00:00:00.000Z' }))

const answerWith = (documents: unknown[]) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, documents })))

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the versions of a large site are looked at a part at a time, so that a nudge gets in', async () => {
  const documents = versions(10_001)
  answerWith(documents)
  let turns = 0
  let isDone = false
  const asked = cms.fetchManifest().finally(() => (isDone = true))
  const watch = async () => {
    for (; !isDone; turns++) await setImmediate()
  }

  const [found] = await Promise.all([asked, watch()])

  expect(found).toEqual(documents)
  expect(turns).toBeGreaterThanOrEqual(6)
})

test('a version that is not whole is refused wherever it stands', async () => {
  answerWith([...versions(5_000), { collection: 'blogs', id: 'b' }])

  await expect(cms.fetchManifest()).rejects.toThrow('updatedAt')
})
