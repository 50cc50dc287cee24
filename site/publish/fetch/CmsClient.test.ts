import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { cmsClient } from './CmsClient.ts'
import { FileError } from './FileError.ts'

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

test('a file comes with the name that people know it by', async () => {
  const headers = {
    'Content-Type': 'application/pdf; charset=binary',
    'Content-Disposition': `attachment; filename="report.pdf"; filename*=UTF-8''${encodeURIComponent('تقرير 2025.pdf')}`,
  }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF', { headers })))

  expect(await cms.fetchFile('/api/files/file/x.pdf')).toMatchObject({
    type: 'application/pdf',
    name: 'تقرير 2025.pdf',
  })
})

test('a key that the CMS refuses is no fault of the file that was asked for', async () => {
  const answer = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })))
  const fault = () => cms.fetchFile('/api/files/file/x.pdf').catch((error: unknown) => error)

  for (const status of [401, 403]) {
    answer(status)
    expect(await fault()).not.toBeInstanceOf(FileError)
  }
  answer(500)
  expect(await fault()).toBeInstanceOf(FileError)
  answer(404)
  expect(await fault()).toBeNull()
})
