import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@diwan/shared/content'
import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentStore, touchesOf } from './ContentStore.ts'
import { setCurrentStore } from './currentStore.ts'
import { clearDefinitions } from './definitions.ts'
import { isTouchedBy } from './dependency.ts'
import { defineIndex, defineQuery } from './index.ts'
import { MemorySource } from './MemorySource.ts'
import { useDocuments } from './testing.ts'
import { traced } from './traced.ts'

const post = (id: string, date: string, title = id): MirroredDocument => ({
  collection: 'blogs',
  id,
  updatedAt: date,
  locales: { en: { title, date }, ar: null },
})

const byDate = () =>
  defineIndex({
    name: 'blogs.byDate',
    collection: 'blogs',
    entriesOf: (body) => [{ partition: '', key: String(body.date) }],
  })

afterEach(() => clearDefinitions())

test('a scan lists documents by key, from either end, in parts', () => {
  useDocuments([post('c', '2026-03'), post('a', '2026-01'), post('b', '2026-02')])
  const index = byDate()
  const list = defineQuery('list', (store, scan: object) => store.scan(index, 'en', '', scan))

  expect(list({})).toEqual(['a', 'b', 'c'])
  expect(list({ descending: true, limit: 2 })).toEqual(['c', 'b'])
  expect(list({ offset: 1, limit: 1 })).toEqual(['b'])
  expect(list({ descending: true, offset: 1 })).toEqual(['b', 'a'])
  expect(list({ offset: 5, descending: true })).toEqual([])
})

test('a scan between two keys begins with the first and ends before the second', () => {
  useDocuments([post('a', '01'), post('b', '02'), post('c', '02x'), post('d', '03')])
  const index = byDate()
  const list = defineQuery('list', (store, scan: object) => store.scan(index, 'en', '', scan))

  expect(list({ from: '02', to: '03' })).toEqual(['b', 'c'])
  expect(list({ to: '02' })).toEqual(['a'])
  expect(list({ from: '02', to: '03', limit: 1 })).toEqual(['b'])
  expect(list({ from: '04', to: '05' })).toEqual([])
})

test.each([
  ['02', true],
  ['02x', true],
  ['01', false],
  ['03', false],
])('a document that takes the place of key %s touches the scan from 02 to 03: %s', (key, touches) => {
  const store = useDocuments([post('a', '02')])
  const index = byDate()
  const list = defineQuery('list', (reader) => reader.scan(index, 'en', '', { from: '02', to: '03' }))
  list()
  const [range] = store.askAgain('list', undefined)?.dependencies ?? []

  const after = post('z', key)
  const touched = store.follow([{ collection: 'blogs', id: 'z', before: null, after }])

  expect(touched.some((touch) => range !== undefined && isTouchedBy(range, touch))).toBe(touches)
})

test('indexes that are prepared a part at a time know what changed meanwhile, and whoever asks has them whole at once', () => {
  const posts = Array.from({ length: 120 }, (_, n) => post(`p${String(n).padStart(3, '0')}`, '01'))
  const source = new MemorySource(posts)
  const store = new ContentStore(source, 0)
  setCurrentStore(store)
  const index = byDate()
  const list = defineQuery('list', (reader) => reader.scan(index, 'en', ''))
  expect(store.indexes.prepare()).toBe(false)

  const [before] = posts
  const after = post('p000', '02')
  source.put(after)
  store.follow([{ collection: 'blogs', id: 'p000', before: before ?? null, after }])

  expect(list()).toEqual([...posts.slice(1).map(({ id }) => id), 'p000'])
  expect(store.indexes.prepare()).toBe(true)
})

test('preparing ends, and then nothing is read for a scan', () => {
  const source = new MemorySource(Array.from({ length: 120 }, (_, n) => post(`p${n}`, '01')))
  const store = new ContentStore(source, 0)
  setCurrentStore(store)
  const index = byDate()
  const count = defineQuery('count', (reader) => reader.count(index, 'en', ''))
  let turns = 0
  while (!store.indexes.prepare()) turns += 1
  const read = vi.spyOn(source, 'get')

  expect(turns).toBe(3)
  expect(count()).toBe(120)
  expect(read).not.toHaveBeenCalled()
})

test('neighbours of a document leave the document itself out', () => {
  useDocuments([post('a', '1'), post('b', '2'), post('c', '3'), post('d', '3')])
  const index = byDate()
  const next = defineQuery('next', (store, after: string) => store.scan(index, 'en', '', { after, limit: 2 }))
  const previous = defineQuery('previous', (store, after: string) =>
    store.scan(index, 'en', '', { after, limit: 1, descending: true }),
  )

  expect(next('b')).toEqual(['c', 'd'])
  expect(previous('b')).toEqual(['a'])
  expect(next('missing')).toEqual([])
})

test('a page is traced with the queries it asked, not with those that they asked', async () => {
  useDocuments([post('a', '1')])
  const inner = defineQuery('inner', (store, id: string) => store.document('blogs', id, 'en')?.title ?? null)
  const outer = defineQuery('outer', () => ({ title: inner('a') }))

  const { trace } = await traced(async () => {
    await Promise.resolve()
    return outer()
  })

  expect(trace.data).toEqual({ outer: { title: 'a' } })
  expect(trace.answers.get('outer')?.record.dependencies).toEqual([{ kind: 'query', key: 'inner("a")' }])
})

test('two renders at the same time do not see each other', async () => {
  useDocuments([post('a', '1'), post('b', '2')])
  const title = defineQuery('title', (store, id: string) => store.document('blogs', id, 'en')?.title ?? null)
  const page = (id: string) =>
    traced(async () => {
      await setImmediate()
      return title(id)
    })

  const [a, b] = await Promise.all([page('a'), page('b')])

  expect(Object.keys(a.trace.data)).toEqual(['title("a")'])
  expect(Object.keys(b.trace.data)).toEqual(['title("b")'])
  expect(a.trace.hash).not.toBe(b.trace.hash)
})

test('an answer cannot be changed by the page that got it', () => {
  useDocuments([post('a', '1')])
  const list = defineQuery('list', () => ({ tags: ['x'] }))

  expect(() => list().tags.push('y')).toThrow(TypeError)
})

test('the store is not read outside a query', () => {
  const store = useDocuments([])

  expect(() => store.document('blogs', 'a', 'en')).toThrow('defineQuery')
})

test('one name cannot stand for two questions', () => {
  defineQuery('same', () => 1)

  expect(() => defineQuery('same', () => 2)).toThrow("named 'same'")
})

test('an instant is passed from the moment it names', () => {
  const store = useDocuments([], '2026-05-01T17:00:00Z')
  const closed = defineQuery('closed', (reader, instant: string) => reader.hasPassed(instant))

  expect(closed('2026-05-01T17:00:00.000Z')).toBe(true)
  expect(closed('2026-05-01T17:00:01Z')).toBe(false)
  store.setNow(Date.parse('2026-05-01T17:00:01Z'))
  store.forgetAll()
  expect(closed('2026-05-01T17:00:01Z')).toBe(true)
})

test('a locale that is not published reads as none', () => {
  useDocuments([post('a', '1')])
  const title = defineQuery('title', (store, locale: Locale) => store.document('blogs', 'a', locale)?.title ?? null)

  expect(title('en')).toBe('a')
  expect(title('ar')).toBeNull()
})

test('a save that leaves a language as it was touches nobody who reads it', () => {
  const store = useDocuments([post('a', '01')])
  const saved = (en: object, time: string): MirroredDocument => ({
    ...post('a', '01'),
    locales: { en: { ...en, updatedAt: time }, ar: { title: 'أ', updatedAt: time } },
  })
  const before = saved({ title: 'A', tags: ['x'] }, '01')
  const touches = (after: MirroredDocument) =>
    store
      .follow([{ collection: 'blogs', id: 'a', before, after }])
      .flatMap((touch) => (touch.kind === 'place' ? [] : `${touch.kind} ${touch.locale}`))

  expect(touches(before)).toEqual([])
  expect(touches(saved({ tags: ['x'], title: 'A' }, '02'))).toEqual([])
  expect(touches(saved({ title: 'A', tags: ['y'] }, '02'))).toEqual(['body en'])
  expect(touches(post('a', '01'))).toEqual(['body en', 'presence ar', 'body ar'])
})

test('a query that only asks whether a document is published hears of that and of no edit', async () => {
  const published = { ...post('a', '01'), locales: { en: { title: 'A', updatedAt: '01' }, ar: null } }
  const store = useDocuments([published])
  const isPublished = defineQuery('isPublished', (reader, locale: Locale) => reader.isPublished('blogs', 'a', locale))
  const { trace } = await traced(async () => [isPublished('en'), isPublished('ar')])
  const hears = (after: MirroredDocument) => {
    const touches = store.follow([{ collection: 'blogs', id: 'a', before: published, after }])
    return [...trace.answers.values()]
      .filter(({ record }) => record.dependencies.some((read) => touches.some((touch) => isTouchedBy(read, touch))))
      .map(({ record }) => record.args)
  }
  const { en } = published.locales

  expect(trace.data).toEqual({ 'isPublished("ar")': false, 'isPublished("en")': true })
  expect(hears({ ...published, locales: { en: { title: 'B', updatedAt: '02' }, ar: null } })).toEqual([])
  expect(hears({ ...published, locales: { en: null, ar: null } })).toEqual(['en'])
  expect(hears({ ...published, locales: { en, ar: en } })).toEqual(['ar'])
})

test('a read of a body hears nothing of a save that only gave it another time, and an index that tells the time does', async () => {
  const saved = (updatedAt: string) => ({
    ...post('a', updatedAt),
    locales: { en: { title: 'A', updatedAt }, ar: null },
  })
  const byTime = defineIndex({
    name: 'posts.byTime',
    collection: 'blogs',
    entriesOf: ({ updatedAt }) => [{ partition: 'all', key: String(updatedAt) }],
  })
  useDocuments([saved('01')])
  const askTime = defineQuery('time', (reader) => reader.scanEntries(byTime, 'en', 'all').map(({ key }) => key))
  const askBody = defineQuery('body', (reader) => reader.document('blogs', 'a', 'en')?.title)
  const { trace } = await traced(async () => [askTime(), askBody()])
  const touches = touchesOf({ collection: 'blogs', id: 'a', before: saved('01'), after: saved('02') })
  const hears = (key: string) =>
    trace.answers.get(key)?.record.dependencies.some((read) => touches.some((touch) => isTouchedBy(read, touch)))

  expect(trace.data).toEqual({ body: 'A', time: ['01'] })
  expect([hears('time'), hears('body')]).toEqual([true, false])
})
