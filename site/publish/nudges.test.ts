import { afterEach, expect, test, vi } from 'vitest'
import { Mirror } from './mirror/Mirror.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { startForTest } from './testing/startForTest.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a nudge that cannot be written down is refused, and the status says why until the next one is', async () => {
  const cms = aCms()
  const { publisher, read } = await startForTest(cms)
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  vi.spyOn(Mirror.prototype, 'expect').mockImplementationOnce(() => {
    throw full
  })
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Later' }), null)

  expect(() => publisher.receive([change])).toThrow(full)
  expect(publisher.status()).toMatchObject({
    state: 'failed',
    error: { message: expect.stringContaining('disk is full') },
  })

  publisher.receive([change])
  await publisher.settled()
  expect(publisher.status()).toMatchObject({ state: 'idle', error: null })
  expect(read('blog/post-1.html')).toContain('Later')
})

test('a change whose nudge was lost is found by comparing with the manifest', async () => {
  const cms = aCms()
  const { publisher, read, files } = await startForTest(cms)
  cms.publish('blogs', 'b1', aPost(1, { title: 'Quietly changed' }))
  cms.remove('blogs', 'b2')

  publisher.reconcile()
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Quietly changed')
  expect(files()).not.toContain('blog/post-2.html')
})

test('a change goes live while the CMS is asked for the list of everything', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)
  cms.publish('blogs', 'b2', aPost(2, { title: 'Quietly changed' }))
  const list = await cms.fetchManifest()
  const { promise, resolve } = Promise.withResolvers<typeof list>()
  cms.fetchManifest = () => promise

  const reconciled = publisher.reconcileAside()
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Meanwhile' })))
  expect(read('blog/post-1.html')).toContain('Meanwhile')

  resolve(list)
  await reconciled
  await publisher.settled()
  expect(read('blog/post-1.html')).toContain('Meanwhile')
  expect(read('blog/post-2.html')).toContain('Quietly changed')
})

test('changes wait while the CMS is away and go live when it is back', async () => {
  const cms = aCms()
  const { publish, publisher, read } = await startForTest(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Later' }))
  cms.isDown = true

  await publish(change)
  expect(publisher.status()).toMatchObject({ state: 'failed', pending: 1 })

  cms.isDown = false
  publisher.reconcile()
  await publisher.settled()
  expect(read('blog/post-1.html')).toContain('Later')
})

test('a state that comes with its nudge is not asked for', async () => {
  const cms = aCms()
  const { publisher, read } = await startForTest(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'Carried' }))
  cms.isDown = true

  publisher.receive([change], cms.state('blogs', 'b1'))
  await publisher.settled()

  expect(publisher.status()).toMatchObject({ state: 'idle', pending: 0 })
  expect(read('blog/post-1.html')).toContain('Carried')
})

test('a state that comes with an old nudge, once more or of a document that is gone, is asked for', async () => {
  const cms = aCms()
  const { publish, publisher, read, files } = await startForTest(cms)
  const first = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  const old = cms.state('blogs', 'b1')
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Second' })))
  const created = cms.publish('blogs', 'b7', aPost(7))
  const gone = cms.state('blogs', 'b7')
  await publish(cms.remove('blogs', 'b7'))

  publisher.receive([first], old)
  publisher.receive([created], gone)
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Second')
  expect(files()).not.toContain('blog/post-7.html')
})

test('a nudge that carries less than it names is asked for as a whole', async () => {
  const cms = aCms()
  const { publisher, read } = await startForTest(cms)
  const changes = [
    cms.publish('blogs', 'b1', aPost(1, { title: 'Carried' })),
    cms.publish('blogs', 'b2', aPost(2, { title: 'Asked for' })),
  ]

  publisher.receive(changes, cms.state('blogs', 'b1'))
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Carried')
  expect(read('blog/post-2.html')).toContain('Asked for')
})

test('many publishes at once become one running and one following release', async () => {
  const cms = aCms()
  const { publisher, reports, read } = await startForTest(cms)
  const before = reports().length

  for (let n = 0; n < 500; n++) publisher.receive([cms.publish('blogs', 'b1', aPost(1, { title: `Version ${n}` }))])
  await publisher.settled()

  expect(reports().length - before).toBeLessThanOrEqual(2)
  expect(read('blog/post-1.html')).toContain('Version 499')
  const outbox = reports().flatMap((report) => ('outbox' in report ? report.outbox : []))
  expect(new Set(outbox).size).toBe(outbox.length)
  expect(outbox).toHaveLength(500)
})

test('a row that comes again after its report is reported with the release that first had it', async () => {
  const cms = aCms()
  const { publish, read, reports } = await startForTest(cms)
  const first = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  await publish(first)
  const told = reports().at(-1)
  const second = cms.publish('blogs', 'b1', aPost(1, { title: 'Second' }))
  await publish(second)
  const before = reports().length

  await publish(first, cms.publish('blogs', 'b2', aPost(2, { title: 'Third' })), second)

  const [again, secondAgain, third, ...more] = reports().slice(before)
  expect(again).toEqual({ ...told, documents: [] })
  expect(secondAgain).toEqual({ ...reports()[before - 1], documents: [] })
  expect(third).toMatchObject({ release: JSON.parse(read('builds/latest.json')).id, outbox: ['row-9'] })
  expect(more).toEqual([])
})

test('a row that comes again is remembered over a restart, and not for ever', async () => {
  const cms = aCms()
  const started = await startForTest(cms)
  const change = cms.publish('blogs', 'b1', aPost(1, { title: 'First' }))
  await started.publish(change)
  const told = started.reports().at(-1)
  await started.publish(cms.publish('blogs', 'b2', aPost(2, { title: 'Second' })))
  await started.stop()

  const restarted = await startForTest(cms, { dataDir: started.dataDir })
  await restarted.publish(change)
  expect(restarted.reports().at(-1)).toEqual({ ...told, documents: [] })

  restarted.database.exec('UPDATE reported SET at = 0')
  await restarted.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Third' }), aPost(3)))
  expect(restarted.database.prepare('SELECT outbox FROM reported').all()).toEqual([{ outbox: 'row-9' }])
})
