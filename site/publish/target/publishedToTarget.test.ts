import { DAY } from '@diwan/shared/lib/time'
import { afterEach, expect, test } from 'vitest'
import { FakeCms } from '../testing/fakeCms.ts'
import { FakeS3 } from '../testing/FakeS3.ts'
import { startPublisher, temporaryFolder } from '../testing/startPublisher.ts'
import { S3Target } from './S3Target.ts'
import type { TargetSettings } from './TargetFollower.ts'

const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

const aPost = (n: number, title = `Post ${n}`) => ({ slug: `post-${n}`, title, date: `2026-01-0${n}` })

function aCms(): FakeCms {
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'Site' })
  for (let n = 1; n <= 5; n++) cms.publish('blogs', `b${n}`, aPost(n))
  return cms
}

function aTarget(endpoint: string): TargetSettings {
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }
  const bucket = { bucket: 'bucket', prefix: '', region: 'us-east-1', endpoint, credentials, maxAttempts: 1 }
  return { target: new S3Target(bucket), purger: null, grace: DAY, retries: [10] }
}

async function aPublisher({ isAway = false } = {}) {
  const s3 = new FakeS3()
  const endpoint = await s3.listen()
  if (isAway) s3.faultOf = () => 500
  const { folder, remove } = temporaryFolder()
  cleanups.push(() => s3.close(), remove)
  const cms = aCms()
  const started = await startPublisher({ cms, dataDir: folder, target: aTarget(endpoint) })
  cleanups.push(() => started.stop())
  const state = () => started.publisher.status().target?.state
  return { cms, s3, started, state }
}

/** Every file of the live release and its content, as both places have it. */
const localOf = ({ files, read }: Awaited<ReturnType<typeof startPublisher>>) =>
  Object.fromEntries(files().flatMap((path) => (/\.br$|^\.release$/.test(path) ? [] : [[path, read(path)]])))
const remoteOf = ({ objects }: FakeS3) =>
  Object.fromEntries(
    [...objects].flatMap(([key, { body }]) => (key.startsWith('.diwan/') ? [] : [[key, body.toString('utf8')]])),
  )

test('each release reaches the bucket after it is live here, and only what it changed moves', async () => {
  const { cms, s3, started, state } = await aPublisher()
  await expect.poll(state).toBe('current')
  expect(remoteOf(s3)).toEqual(localOf(started))
  s3.calls.length = 0

  await started.publish(cms.publish('blogs', 'b1', { ...aPost(1), text: 'More' }))
  await expect.poll(() => [state(), s3.written().at(-1)]).toEqual(['current', 'builds/latest.json'])

  expect(remoteOf(s3)).toEqual(localOf(started))
  expect(s3.written()).toEqual(['blog/post-1/_payload.json', 'blog/post-1.html', 'builds/latest.json'])
})

test('a bucket that is away holds up nothing here, and catches up by itself', async () => {
  const { cms, s3, started, state } = await aPublisher({ isAway: true })
  await expect.poll(state).toBe('failed')

  await started.publish(cms.publish('blogs', 'b1', aPost(1, 'Changed')))
  expect(started.read('blog/post-1.html')).toContain('Changed')
  expect(started.publisher.status()).toMatchObject({ state: 'idle', error: null })

  s3.faultOf = () => null
  await expect.poll(state).toBe('current')
  expect(remoteOf(s3)).toEqual(localOf(started))
})

test('a publisher that waits for the lead follows too, and copies and reports only when it leads and has everything', async () => {
  const { folder, remove } = temporaryFolder()
  const s3 = new FakeS3()
  const endpoint = await s3.listen()
  cleanups.push(() => s3.close(), remove)
  const cms = aCms()
  const lead = { epoch: 7, isHeld: false, check: () => {} }
  const standby = await startPublisher({ cms, dataDir: folder, target: aTarget(endpoint), lead })
  cleanups.push(() => standby.stop())
  expect(standby.read('blog/post-1.html')).toContain('Post 1')
  expect(s3.calls).toEqual([])
  expect(standby.reports()).toEqual([])
  const change = cms.publish('blogs', 'b1', aPost(1, 'Published before the leader died'))

  lead.isHeld = true
  standby.publisher.lead()
  await expect.poll(() => standby.publisher.status().target?.state).toBe('current')

  expect(remoteOf(s3)).toEqual(localOf(standby))
  const pages = [...s3.calls].filter(({ method, key }) => method === 'PUT' && key === 'blog/post-1.html')
  expect(pages).toHaveLength(1)
  expect(remoteOf(s3)['blog/post-1.html']).toContain('before the leader died')
  expect(standby.reports()).toMatchObject([{ type: 'release.live', documents: [{ id: change.id }] }])
})
