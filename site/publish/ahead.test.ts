import { join } from 'node:path'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { afterEach, expect, test, vi } from 'vitest'
import { Mirror } from './mirror/Mirror.ts'
import type { FakeCms } from './testing/fakeCms.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { folderForTest, startForTest } from './testing/startForTest.ts'
import { testSite } from './testing/testSite.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

// The post's page, the one beside it and the list, each with its payload.
const ONCE = 6

/** A publisher that tells in how many files it has rendered a word so far. */
async function start(cms: FakeCms) {
  const dataDir = folderForTest()
  const site = testSite({ staticFolder: join(dataDir, 'static') })
  const texts: string[] = []
  const renderer: typeof site = {
    ...site,
    render: async (target) => {
      const rendered = await site.render(target)
      texts.push(...rendered.files.map(({ body }) => Buffer.from(body).toString('utf8')))
      return rendered
    },
  }
  const steps: string[] = []
  const started = await startForTest(cms, { dataDir, renderer, onStep: (step) => steps.push(step) })
  const makeAhead = async (document: MirroredDocument) => {
    started.publisher.makeAhead(document)
    await started.publisher.settled()
  }
  return {
    ...started,
    makeAhead,
    steps,
    rendersOf: (word: string) => texts.filter((text) => text.includes(word)).length,
  }
}

/** A change of the first post that the CMS has not committed: nobody else hears of it. */
function coming(cms: FakeCms, more: object): MirroredDocument {
  const [before] = cms.state('blogs', 'b1')
  const { en, ar } = (before as MirroredDocument).locales
  const updatedAt = '2026-02-01T00:00:00.000Z'
  const locales = { en: en && { ...en, updatedAt, ...more }, ar }
  return { ...(before as MirroredDocument), updatedAt, locales }
}

function commit(cms: FakeCms, document: MirroredDocument) {
  cms.documents.set('blogs/b1', document)
  return { outbox: `row-of-${document.updatedAt}`, collection: 'blogs', id: 'b1' }
}

test('what is coming is rendered ahead, seen by nobody, and live with its nudge without being rendered again', async () => {
  const cms = aCms(3)
  const { makeAhead, publisher, read, rendersOf, reports, steps } = await start(cms)
  const document = coming(cms, { title: 'Soon' })
  steps.length = 0

  await makeAhead(document)
  expect(steps).toEqual([])
  expect(rendersOf('Soon')).toBe(ONCE)
  expect(read('blog/post-1.html')).not.toContain('Soon')

  publisher.receive([commit(cms, document)], [structuredClone(document)])
  await publisher.settled()
  expect(rendersOf('Soon')).toBe(ONCE)
  expect(read('blog/post-1.html')).toContain('Soon')
  expect(read('index.html')).toContain('Soon')
  expect(reports().at(-1)).toMatchObject({ type: 'release.live', outbox: ['row-of-2026-02-01T00:00:00.000Z'] })
  expect(steps).toEqual(expect.arrayContaining(['rendering', 'checking', 'writing', 'linking', 'swapping']))
})

test('what follows a release that was made ahead is released as if it had been made in its time', async () => {
  const cms = aCms(3)
  const { makeAhead, publisher, publish, read } = await start(cms)
  const document = coming(cms, { title: 'Soon' })
  await makeAhead(document)
  publisher.receive([commit(cms, document)], [structuredClone(document)])
  await publisher.settled()

  await publish(cms.publish('blogs', 'b2', aPost(2, { title: 'Another' })))
  expect(read('index.html')).toContain('Soon')
  expect(read('index.html')).toContain('Another')

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Later' })))
  expect(read('blog/post-1.html')).toContain('Later')
  expect(read('index.html')).not.toContain('Soon')
})

test('what was coming and never came is on no page, whatever comes in its place', async () => {
  const cms = aCms(3)
  const { makeAhead, publish, read } = await start(cms)
  await makeAhead(coming(cms, { title: 'Rolled back' }))

  await publish(cms.publish('blogs', 'b2', aPost(2, { title: 'Another' })))
  expect(read('blog/post-1.html')).toContain('Post 1')
  expect(read('index.html')).toContain('Another')
  expect(read('index.html')).not.toContain('Rolled back')

  await makeAhead(coming(cms, { title: 'Rolled back' }))
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Committed' })))
  expect(read('blog/post-1.html')).toContain('Committed')
  expect(read('index.html')).not.toContain('Rolled back')
})

test('a nudge that brings more than what was coming is released as a whole', async () => {
  const cms = aCms(3)
  const { makeAhead, publisher, read } = await start(cms)
  const document = coming(cms, { title: 'Soon' })
  await makeAhead(document)
  const other = cms.publish('blogs', 'b2', aPost(2, { title: 'Another' }))

  publisher.receive([commit(cms, document), other], [document, ...cms.state('blogs', 'b2')])
  await publisher.settled()

  expect(read('blog/post-1.html')).toContain('Soon')
  expect(read('blog/post-2.html')).toContain('Another')
  expect(read('index.html')).toContain('Soon')
  expect(read('index.html')).toContain('Another')
})

test('a nudge that comes while its release is made ahead waits for it; another one does not', async () => {
  const cms = aCms(3)
  const { publisher, read, rendersOf } = await start(cms)
  const document = coming(cms, { title: 'Soon' })

  publisher.makeAhead(document)
  publisher.receive([commit(cms, document)], [structuredClone(document)])
  await publisher.settled()
  expect(rendersOf('Soon')).toBe(ONCE)
  expect(read('blog/post-1.html')).toContain('Soon')

  publisher.makeAhead(coming(cms, { title: 'Much later', updatedAt: '2026-02-02T00:00:00.000Z' }))
  publisher.receive([cms.publish('blogs', 'b2', aPost(2, { title: 'Another' }))])
  await publisher.settled()
  expect(rendersOf('Much later')).toBe(0)
  expect(read('blog/post-2.html')).toContain('Another')
})

test('of two documents that are coming at once, the first is made ahead to its end', async () => {
  const cms = aCms(3)
  const { makeAhead, publisher, read, rendersOf } = await start(cms)
  const document = coming(cms, { title: 'Soon' })

  publisher.makeAhead(document)
  await makeAhead(coming(cms, { title: 'Much later', updatedAt: '2026-02-02T00:00:00.000Z' }))
  expect([rendersOf('Soon'), rendersOf('Much later')]).toEqual([ONCE, 0])

  publisher.receive([commit(cms, document)], [structuredClone(document)])
  await publisher.settled()
  expect(rendersOf('Soon')).toBe(ONCE)
  expect(read('blog/post-1.html')).toContain('Soon')
})

test.each([
  ['has another address', { slug: 'elsewhere' }],
  ['cannot be released', { link: '/nowhere' }],
])('what %s is left to its nudge', async (_what, more) => {
  const cms = aCms(3)
  const { makeAhead, publisher, read } = await start(cms)
  const document = coming(cms, more)
  await makeAhead(document)
  const held = publisher.status()
  expect(held).toMatchObject({ state: 'idle', held: [], error: null })

  publisher.receive([commit(cms, document)], [structuredClone(document)])
  await publisher.settled()
  if ('slug' in more) expect(read('blog/elsewhere.html')).toContain('Post 1')
  else expect(publisher.status().held).toMatchObject([{ collection: 'blogs', id: 'b1' }])
})

test('nothing is made ahead while a release is pinned', async () => {
  const cms = aCms(3)
  const { makeAhead, publisher, rendersOf } = await start(cms)
  expect(publisher.control({ type: 'release.pin', release: publisher.status().live?.id ?? '' })).toBeNull()
  await publisher.settled()

  await makeAhead(coming(cms, { title: 'Soon' }))
  expect(rendersOf('Soon')).toBe(0)
})

test('a publisher that cannot make a release ahead goes on', async () => {
  const cms = aCms(3)
  const { makeAhead, publish, read } = await start(cms)
  vi.spyOn(Mirror.prototype, 'has').mockImplementationOnce(() => {
    throw new Error('disk I/O error')
  })

  await makeAhead(coming(cms, { title: 'Soon' }))
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Later' })))

  expect(read('blog/post-1.html')).toContain('Later')
})
