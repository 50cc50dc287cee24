import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { HOUR, MINUTE, SECOND } from '@diwan/shared/lib/time'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentStore } from '../store/ContentStore.ts'
import { IndexBuilder } from '../store/IndexBuilder.ts'
import { IndexSet } from '../store/IndexSet.ts'
import { filesBelow } from './filesBelow.ts'
import { ReleaseCycle } from './ReleaseCycle.ts'
import { Releaser } from './render/Releaser.ts'
import { ReleasePages } from './render/ReleasePages.ts'
import { compressWell } from './swap/compress.ts'
import { Compressor } from './swap/Compressor.ts'
import { Finisher } from './swap/Finisher.ts'
import { aCms, aPost } from './testing/somePosts.ts'
import { type Started, startForTest } from './testing/startForTest.ts'
import { QueryTable } from './trace/QueryTable.ts'

const A_SHORT_REST = 200
const A_WHILE = 4_000
const HALF_A_MINUTE = 30_000
const TABLES = ['queries', 'dependencies', 'pages', 'pageQueries', 'markups', 'pageMarkups', 'releases', 'reports']

afterEach(() => {
  vi.restoreAllMocks()
})

/** What a release would have written: contents and tables. */
const written = ({ database, dataDir }: Pick<Started, 'database' | 'dataDir'>) => [
  filesBelow(join(dataDir, 'publish/blobs')).sort(),
  ...TABLES.map((table) => database.prepare(`SELECT * FROM ${table}`).all()),
]

test('questions that no page asks any more are forgotten, and asked anew when a page comes back', async () => {
  const cms = aCms()
  const { publish, database, read } = await startForTest(cms, { rest: A_SHORT_REST })
  const asked = () =>
    (database.prepare('SELECT key FROM queries ORDER BY key').all() as { key: string }[]).map(({ key }) => key)
  const before = asked()
  const text = read('blog/post-3.html')

  await publish(cms.remove('blogs', 'b3'))
  await vi.waitFor(() => expect(asked().length).toBeLessThan(before.length), { timeout: 10_000 })
  expect(asked().filter((key) => key.includes('"post-3"') || key.includes('"b3"'))).toEqual([])
  await publish(cms.publish('blogs', 'b3', aPost(3), aPost(3)))
  expect(read('blog/post-3.html')).toBe(text)
  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Back again' }), aPost(3)))

  expect(read('blog/post-3.html')).toContain('Back again')
  expect(read('blog/post-2.html')).toContain('Back again')
  await vi.waitFor(() => expect(asked()).toEqual(before), { timeout: 10_000 })
})

test('pages that changed have their compressed form when a release is finished, also when another one came before that', async () => {
  const cms = aCms()
  const { publisher, dataDir, read } = await startForTest(cms, { breath: 400 })
  const long = (word: string) => `${word} `.repeat(300)
  const show = async (id: string, n: number, word: string) => {
    publisher.receive([cms.publish('blogs', id, aPost(n, { title: long(word) }), aPost(n))])
    await vi.waitFor(() => expect(read(`blog/post-${n}.html`)).toContain(word), A_WHILE)
  }
  const compressed = (path: string) => {
    const file = join(dataDir, 'site/current', `${path}.br`)
    return existsSync(file) ? brotliDecompressSync(readFileSync(file)).toString() : null
  }

  await show('b1', 1, 'First')
  await show('b2', 2, 'Second')
  await publisher.settled()
  for (const page of ['blog/post-1.html', 'blog/post-2.html']) expect(compressed(page)).toBe(read(page))

  await show('b1', 1, 'Third')
  expect([null, read('blog/post-1.html')]).toContain(compressed('blog/post-1.html'))
  await publisher.settled()
  expect(compressed('blog/post-1.html')).toBe(read('blog/post-1.html'))
})

test('all files are compressed in rests, by one run at a time, which goes on after somebody published', async () => {
  const first = Promise.withResolvers<void>()
  const compress = vi.spyOn(Compressor.prototype, 'compress').mockImplementationOnce(async (file) => {
    await first.promise
    return compressWell(readFileSync(file))
  })
  const tidy = vi.spyOn(Finisher.prototype, 'tidy')
  const cms = aCms(0)
  const post = (n: number, word: string) => aPost(n, { text: `${word} `.repeat(200) })
  for (let n = 1; n <= 5; n++) cms.publish('blogs', `b${n}`, post(n, 'before'), null)
  const { publish, dataDir, files, read } = await startForTest(cms, { rest: A_SHORT_REST })
  await vi.waitFor(() => expect(compress).toHaveBeenCalledTimes(1), A_WHILE)

  await publish(cms.publish('blogs', 'b1', post(1, 'after'), null))
  tidy.mockClear()
  await vi.waitFor(() => expect(tidy).toHaveBeenCalledTimes(1), A_WHILE)
  await after(A_SHORT_REST)
  expect(compress).toHaveBeenCalledTimes(1)
  first.resolve()

  await vi.waitFor(() => {
    const wanted = files().filter((file) => /\.(?:html|json|xml)$/.test(file) && read(file).length >= 512)
    expect(wanted.length).toBeGreaterThan(5)
    for (const file of wanted) {
      const compressed = readFileSync(join(dataDir, 'site/current', `${file}.br`))
      expect(brotliDecompressSync(compressed).toString()).toBe(read(file))
    }
  }, A_WHILE)
})

test(
  'contents of releases that were refused are removed in rests, and what is named or new stays',
  { timeout: HALF_A_MINUTE },
  async () => {
    const sweep = vi.spyOn(Finisher.prototype, 'sweep')
    const cms = aCms()
    cms.files.set('/api/media/file/a.webp', new TextEncoder().encode('a picture that no page shows'))
    cms.publish('media', 'm1', { alt: 'A', url: 'https://site.example/api/media/file/a.webp', width: 1, height: 2 })
    const { publish, dataDir } = await startForTest(cms, { rest: A_SHORT_REST })
    const folder = join(dataDir, 'publish/blobs')
    const contents = () => filesBelow(folder).filter((file) => !file.endsWith('.br'))
    const kept = contents()
    await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Refused', link: '/nowhere' }), aPost(1)))
    const refused = contents().filter((file) => !kept.includes(file))
    expect(refused).not.toEqual([])
    const halfWritten = join(dirname(kept[0] as string), '.1.0.0')
    writeFileSync(join(folder, halfWritten), 'left by a kill')
    const anHourAgo = (Date.now() - HOUR) / SECOND
    for (const file of filesBelow(folder)) utimesSync(join(folder, file), anHourAgo, anHourAgo)
    const young = join(dirname(refused[0] as string), 'young')
    writeFileSync(join(folder, young), 'of a release that is being made')

    for (let n = 1; [...refused, halfWritten].some((file) => existsSync(join(folder, file))); n++) {
      expect(n).toBeLessThan(10)
      sweep.mockClear()
      await publish(cms.publish('blogs', 'b2', aPost(2, { title: `Rest ${n}` })))
      await vi.waitFor(() => expect(sweep).toHaveBeenCalled(), A_WHILE)
    }

    expect(contents()).toEqual(expect.arrayContaining([...kept, young]))
  },
)

test('what is tidied up does not wait behind something that always fails', async () => {
  vi.spyOn(Finisher.prototype, 'tidy').mockRejectedValue(new Error('EIO: i/o error'))
  const cms = aCms()
  const { publish, database } = await startForTest(cms, { rest: A_SHORT_REST })
  const asked = () => database.prepare("SELECT key FROM queries WHERE key LIKE '%post-3%'").all()
  expect(asked()).not.toEqual([])

  await publish(cms.remove('blogs', 'b3'))

  await vi.waitFor(() => expect(asked()).toEqual([]), { timeout: 10_000 })
})

test('a restart takes in the indexes that were left, with what was written since, and builds none', async () => {
  const cms = aCms(40)
  const first = await startForTest(cms, { rest: A_SHORT_REST })
  const kept = () => first.database.prepare('SELECT name FROM keptIndexes').all()
  await vi.waitFor(() => expect(kept()).not.toEqual([]), { timeout: 10_000 })
  await first.publish(cms.publish('blogs', 'b41', aPost(41), null))
  await first.stop()

  const build = vi.spyOn(IndexBuilder.prototype, 'read')
  const second = await startForTest(cms, { dataDir: first.dataDir })
  await second.publish(cms.publish('blogs', 'b20', aPost(20, { title: 'Renamed' }), null))

  expect(second.read('blog/post-19.html')).toContain('Renamed')
  expect(second.read('blog/post-40.html')).toContain('Post 41')
  expect(build).not.toHaveBeenCalled()
})

test(
  'a release of many pages leaves both trees whole, so that the next one links only what changed',
  // Ten thousand files, on a disk that may be busy.
  { timeout: HALF_A_MINUTE },
  async () => {
    const { dataDir } = await startForTest(aCms(1_001))

    const markers = ['tree-a', 'tree-b'].map((tree) => readFileSync(join(dataDir, 'site', tree, '.release'), 'utf8'))

    expect(markers[1]).toBe(markers[0])
  },
)

test('publishes that are rehearsed after a start write nothing, and the next real one is as it would have been', async () => {
  const cms = aCms()
  const first = await startForTest(cms)
  const before = written(first)
  await first.stop()
  const rehearse = vi.spyOn(Releaser.prototype, 'rehearse')

  const second = await startForTest(cms, { dataDir: first.dataDir })
  expect(rehearse.mock.calls.length).toBeGreaterThan(2)
  await Promise.all(rehearse.mock.results.map(({ value }) => value as Promise<void>))
  expect(written(second)).toEqual(before)

  await second.publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' }), aPost(3)))
  expect(second.read('blog/post-3.html')).toContain('Renamed')
  expect(second.reports().at(-1)).toMatchObject({ pages: 4 })
})

test('while somebody is at work, publishes are rehearsed again and again; they write nothing, and come to an end', async () => {
  const rehearse = vi.spyOn(Releaser.prototype, 'rehearse')
  const count = () => rehearse.mock.calls.length
  const goesOn = (from = count()) => vi.waitFor(() => expect(count()).toBeGreaterThan(from + 10), A_WHILE)
  const isOver = async () => {
    await after(A_SHORT_REST)
    const before = count()
    await after(A_SHORT_REST)
    expect(count()).toBe(before)
  }
  const cms = aCms()
  const started = await startForTest(cms, { beat: 20 })
  const { publish, publisher, read } = started
  await isOver()

  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Renamed' }), aPost(3)))
  const before = written(started)
  await goesOn()
  expect(written(started)).toEqual(before)
  await publish(cms.publish('blogs', 'b3', aPost(3, { title: 'Once more' }), aPost(3)))
  expect(read('blog/post-2.html')).toContain('Once more')

  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3 * MINUTE)
  await isOver()
  clock.mockRestore()
  cms.saveDraft('blogs', 'b2', aPost(2, { title: 'A draft' }), null)
  const grant = { collection: 'blogs', id: 'b2', locale: 'en', link: null, expiresAt: Date.now() + MINUTE } as const
  await publisher.previewer.page('/blog/post-2', grant, 'token')
  await goesOn()
})

test('a rehearsal gives way to whoever publishes', async () => {
  const cms = aCms()
  const { publisher, publish, read } = await startForTest(cms, { beat: 20 })
  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Before' })))
  const met = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<unknown>()
  const real = Releaser.prototype.rehearse
  vi.spyOn(Releaser.prototype, 'rehearse').mockImplementationOnce(function (this: Releaser, ...args) {
    publisher.receive([cms.publish('blogs', 'b1', aPost(1, { title: 'After' }))])
    const rehearsal = real.call(this, ...args)
    rehearsal.then(ended.resolve, ended.resolve)
    met.resolve()
    return rehearsal
  })

  await met.promise

  expect(String(await ended.promise)).toContain('gives way')
  await vi.waitFor(() => expect(read('blog/post-1.html')).toContain('After'), A_WHILE)
})

test('a rehearsal lets others in before each question, and gives way there to what is made ahead', async () => {
  const cms = aCms()
  const { publisher, publish } = await startForTest(cms, { beat: 20 })
  const asked = vi.spyOn(ContentStore.prototype, 'askAgain')
  const outcome = Promise.withResolvers<{ questions: number; error: string; order: string[] }>()
  const order: string[] = []
  const makeAhead = ReleaseCycle.prototype.makeAhead
  vi.spyOn(ReleaseCycle.prototype, 'makeAhead').mockImplementationOnce(function (this: ReleaseCycle, ...args) {
    order.push('made ahead')
    return makeAhead.call(this, ...args)
  })
  const real = Releaser.prototype.rehearse
  vi.spyOn(Releaser.prototype, 'rehearse').mockImplementationOnce(function (this: Releaser, ...args) {
    asked.mockClear()
    const rehearsal = real.call(this, ...args)
    publisher.makeAhead(cms.state('blogs', 'b1')[0] as MirroredDocument)
    const end = (error: unknown) => {
      order.push('rehearsal ended')
      setImmediate(() => outcome.resolve({ questions: asked.mock.calls.length, error: String(error), order }))
    }
    rehearsal.then(end, end)
    return rehearsal
  })

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'At work' })))

  expect(await outcome.promise).toEqual({
    questions: 0,
    error: expect.stringContaining('gives way') as string,
    order: ['rehearsal ended', 'made ahead'],
  })
})

test('what too much depends on is not rehearsed again', async () => {
  const cms = aCms()
  const rehearse = vi.spyOn(Releaser.prototype, 'rehearse').mockResolvedValue(false)
  const { publish } = await startForTest(cms, { beat: 20 })
  const tried = rehearse.mock.calls.length
  expect(tried).toBeGreaterThan(2)

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'At work' })))
  await after(A_SHORT_REST)

  expect(rehearse).toHaveBeenCalledTimes(tried)
})

test('a document that thousands of questions lead to is not rehearsed', async () => {
  const cms = aCms()
  const { publish } = await startForTest(cms, { beat: 20 })
  const real = QueryTable.prototype.withParents
  vi.spyOn(QueryTable.prototype, 'withParents').mockImplementation(function (this: QueryTable, keys, most) {
    return most === undefined ? real.call(this, keys) : Array.from({ length: most }, (_, n) => `question ${n}`)
  })
  const rehearse = vi.spyOn(Releaser.prototype, 'rehearse')
  const render = vi.spyOn(ReleasePages.prototype, 'renderAffected')

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'At work' })))
  await vi.waitFor(() => expect(rehearse.mock.calls.length).toBeGreaterThan(2), A_WHILE)

  const rehearsed = await Promise.all(rehearse.mock.results.map(({ value }) => value as Promise<boolean>))
  expect(new Set(rehearsed)).toEqual(new Set([false]))
  expect(render).toHaveBeenCalledTimes(1)
})

test.each([
  [
    'damage that work between releases meets is told',
    Object.assign(new Error('malformed'), { errcode: 11 }),
    ['malformed'],
  ],
  ['another fault of work between releases keeps nobody from publishing', new Error('odd'), []],
])('%s', async (_name, fault, told) => {
  const cms = aCms()
  const prepare = vi.spyOn(IndexSet.prototype, 'prepare').mockImplementationOnce(() => {
    throw fault
  })
  const damage: string[] = []

  const { publish, read } = await startForTest(cms, { onDamage: (said) => damage.push(said) })
  expect(prepare).toHaveBeenCalled()
  expect(damage).toEqual(told)

  await publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' })))
  expect(read('blog/post-1.html')).toContain('Renamed')
})

test('damage that finishing a release meets is told', async () => {
  const cms = aCms()
  const damage: string[] = []
  const started = await startForTest(cms, { onDamage: (said) => damage.push(said) })
  const fault = Object.assign(new Error('malformed'), { errcode: 11 })
  vi.spyOn(Finisher.prototype, 'evenTrees').mockRejectedValueOnce(fault)

  await started.publish(cms.publish('blogs', 'b1', aPost(1, { title: 'Renamed' })))

  expect(started.read('blog/post-1.html')).toContain('Renamed')
  expect(damage).toEqual(['malformed'])
})
