import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, test, vi } from 'vitest'
import { FakeCms } from '../testing/fakeCms.ts'
import { startPublisher, temporaryFolder } from '../testing/startPublisher.ts'
import { receiveServer } from './receiveServer.ts'

const SECRET = `whsec_${btoa('secret')}`
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function aDoor({ isLeader = true } = {}) {
  const { folder, remove } = temporaryFolder()
  const cms = new FakeCms()
  cms.publish('globals', 'site-settings', { name: 'Site' }, { name: 'Site' })
  const started = await startPublisher({ cms, dataDir: folder })
  const server = receiveServer(
    SECRET,
    () => (isLeader ? started.publisher : null),
    () => 'standby',
    undefined,
    { dataDir: folder, token: undefined },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(
    remove,
    () => started.stop(),
    () => server.close(),
  )
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    cms,
    started,
    metrics: (headers: Record<string, string> = {}) => fetch(`${origin}/metrics`, { headers }),
    status: async () => (await fetch(`${origin}/status`)).json(),
    post: (
      path: string,
      message: object,
      { secret = SECRET, at = new Date(), change = (body: string) => body } = {},
    ) => {
      const body = JSON.stringify(message)
      const headers = {
        'webhook-id': 'msg_1',
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
      }
      return fetch(`${origin}${path}`, { method: 'POST', headers, body: change(body) })
    },
  }
}

const aNudge = (change: object) => ({
  type: 'content.changed',
  timestamp: new Date().toISOString(),
  data: { changes: [change] },
})

test('a nudge that names nothing is checked and forgotten, whatever it brings along', async () => {
  const { cms, started, post } = await aDoor()
  await started.publisher.settled()
  const { live } = started.publisher.status()
  cms.publish('blogs', 'b1', { slug: 'one', title: 'One', date: '2026-01-01' })
  const rehearsal = {
    ...aNudge({}),
    data: { changes: [], documents: (await cms.fetchDocuments([{ collection: 'blogs', id: 'b1' }])).documents },
  }

  expect((await post('/nudge', rehearsal, { secret: `whsec_${btoa('other')}` })).status).toBe(401)
  expect((await post('/nudge', rehearsal)).status).toBe(202)
  await started.publisher.settled()

  expect(started.publisher.status()).toMatchObject({ live, pending: 0 })
})

test('a signed nudge is taken, as often as it comes', async () => {
  const { cms, started, post } = await aDoor()
  const change = cms.publish('blogs', 'b1', { slug: 'one', title: 'One', date: '2026-01-01' })

  expect((await post('/nudge', aNudge(change))).status).toBe(202)
  expect((await post('/nudge', aNudge(change))).status).toBe(202)
  await started.publisher.settled()

  expect(started.read('blog/one.html')).toContain('One')
})

test('what is coming is taken from the CMS alone, and nobody sees it before its nudge', async () => {
  const { cms, started, post } = await aDoor()
  await started.publish(cms.publish('blogs', 'b1', { slug: 'one', title: 'One', date: '2026-01-01' }))
  const change = cms.publish('blogs', 'b1', { slug: 'one', title: 'Soon', date: '2026-01-01' })
  const [document] = cms.state('blogs', 'b1')
  const coming = { type: 'content.coming', timestamp: new Date().toISOString(), data: { document } }

  expect((await post('/coming', coming, { secret: `whsec_${btoa('other')}` })).status).toBe(401)
  expect((await post('/coming', { ...coming, data: {} })).status).toBe(422)
  expect((await post('/coming', coming)).status).toBe(202)
  await started.publisher.settled()
  expect(started.read('blog/one.html')).toContain('One')
  expect(started.publisher.status()).toMatchObject({ pending: 0, error: null })

  const nudge = { ...aNudge(change), data: { changes: [change], documents: [document] } }
  expect((await post('/nudge', nudge)).status).toBe(202)
  await started.publisher.settled()
  expect(started.read('blog/one.html')).toContain('Soon')
})

test('forged, changed and stale messages are refused', async () => {
  const { post } = await aDoor()
  const message = { type: 'release.rebuild' }

  expect((await post('/control', message, { secret: `whsec_${btoa('other')}` })).status).toBe(401)
  expect((await post('/control', message, { change: (body) => `${body} ` })).status).toBe(401)
  expect((await post('/control', message, { at: new Date(Date.now() - 6 * 60_000) })).status).toBe(401)
  expect((await post('/control', message)).status).toBe(202)
})

test('a wish that is sent again as it was, by whoever heard it, is answered and not carried out again', async () => {
  const { post, started } = await aDoor()
  await started.publisher.settled()
  const { id } = started.publisher.status().live ?? {}
  const at = new Date()
  const pin = () => post('/control', { type: 'release.pin', release: id }, { at })
  expect((await pin()).status).toBe(202)
  expect((await post('/control', { type: 'release.unpin' })).status).toBe(202)
  await started.publisher.settled()

  expect((await pin()).status).toBe(202)
  await started.publisher.settled()
  expect(started.publisher.status().pinned).toBeNull()

  expect(
    (await post('/control', { type: 'release.pin', release: id }, { at: new Date(Number(at) + 1_000) })).status,
  ).toBe(202)
  expect(started.publisher.status().pinned).toBe(id)
})

test('a message that is not one of ours says so', async () => {
  const { post } = await aDoor()

  expect((await post('/nudge', { hello: 1 })).status).toBe(422)
  expect((await post('/control', { type: 'release.explode' })).status).toBe(422)
  const unknown = await post('/control', { type: 'release.rollback', release: 'x' })
  expect([unknown.status, await unknown.json()]).toEqual([
    409,
    { success: false, message: 'There is no release x any more. Choose one of the list.' },
  ])
})

test('a wish whose sender does not wait any more is not carried out', async () => {
  const { post, started } = await aDoor()
  await started.publisher.settled()
  const pin = { type: 'release.pin', release: started.publisher.status().live?.id }

  expect((await post('/control', { ...pin, until: Date.now() - 1 })).status).toBe(503)
  expect(started.publisher.status().pinned).toBeNull()

  expect((await post('/control', { ...pin, until: Date.now() + 60_000 })).status).toBe(202)
  expect(started.publisher.status().pinned).toBe(pin.release)
})

test('a publisher that waits for another one says so and takes nothing', async () => {
  const { post, status } = await aDoor({ isLeader: false })

  expect(await status()).toMatchObject({ state: 'standby', live: null })
  expect((await post('/nudge', aNudge({ outbox: '1', collection: 'blogs', id: 'b' }))).status).toBe(503)
})

test('figures tell of releases and of what is live, for this machine only', async () => {
  const { cms, metrics, post, started } = await aDoor()
  await post('/nudge', aNudge(cms.publish('blogs', 'b1', { slug: 'one', title: 'One', date: '2026-01-01' })))
  await started.publisher.settled()

  const text = await (await metrics()).text()
  expect(text).toMatch(/^diwan_publish_releases_total\{result="live"\} [1-9]/m)
  expect(text).toMatch(/^diwan_publish_seconds_count [1-9]/m)
  expect(text).toMatch(/^diwan_release_pages [1-9]/m)
  expect(text).toMatch(/^diwan_release_bytes [1-9]/m)
  expect(text).toMatch(/^diwan_publisher_leads 1$/m)
  expect((await metrics({ 'X-Forwarded-For': '203.0.113.9' })).status).toBe(404)
})

test('the calls behind changes are named where the changes arrive and where they are live', async () => {
  const { cms, post, started } = await aDoor()
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const change = cms.publish('blogs', 'b1', { slug: 'one', title: 'One', date: '2026-01-01' })

  await post('/nudge', aNudge({ ...change, request: 'visit-0123456789' }))
  await started.publisher.settled()
  write.mockRestore()

  for (const event of ['nudge received', 'release is live']) {
    const line = lines.find((one) => one.includes(`"event":"${event}"`) && one.includes('visit-'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ requests: ['visit-0123456789'] })
  }
})
