import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { afterEach, expect, test } from 'vitest'
import { ContentStore } from './ContentStore.ts'
import { setCurrentStore, withStore } from './currentStore.ts'
import { clearDefinitions } from './definitions.ts'
import { defineIndex, defineQuery } from './index.ts'
import { MemorySource } from './MemorySource.ts'
import { OverlaySource } from './OverlaySource.ts'

const NOW = Date.parse('2026-06-01')

const post = (id: string, date: string, title = id): MirroredDocument => ({
  collection: 'blogs',
  id,
  updatedAt: date,
  locales: { en: { title, date }, ar: null },
})

function aSite() {
  const store = new ContentStore(new MemorySource([post('a', '1'), post('b', '2'), post('c', '3')]), 0)
  setCurrentStore(store)
  const index = defineIndex({
    name: 'blogs.byDate',
    collection: 'blogs',
    entriesOf: (body) => [{ partition: '', key: String(body.date) }],
  })
  const title = defineQuery('title', (reader, id: string) => reader.document('blogs', id, 'en')?.title)
  const list = defineQuery('list', (reader) => reader.scan(index, 'en', '').map((id) => title(id)))
  const hasBegun = defineQuery('hasBegun', (reader) => reader.hasPassed('2026-03-01T00:00:00Z'))
  return { store, list, title, hasBegun }
}

afterEach(() => clearDefinitions())

test('inside an overlay a document is what the overlay says, in lists too, and outside nothing changes', async () => {
  const { store, list, title } = aSite()
  expect(list()).toEqual(['a', 'b', 'c'])

  const seen = await withStore(store.withDocument(post('a', '9', 'A moved'), NOW), async () => {
    await new Promise(setImmediate)
    return { list: list(), other: title('b') }
  })

  expect(seen).toEqual({ list: ['b', 'c', 'A moved'], other: 'b' })
  expect(list()).toEqual(['a', 'b', 'c'])
  store.forgetAll()
  expect(list()).toEqual(['a', 'b', 'c'])
})

test('a document that is published nowhere exists in its overlay only', async () => {
  const { store, list, title } = aSite()

  const seen = await withStore(store.withDocument(post('d', '2', 'New'), NOW), async () => list())

  expect(seen).toEqual(['a', 'b', 'New', 'c'])
  expect(title('d')).toBeUndefined()
  expect(list()).toEqual(['a', 'b', 'c'])
})

test('an overlay names each document once, and its own in its collection alone', () => {
  const source = new MemorySource([post('a', '1'), post('b', '2')])

  expect(new OverlaySource(source, post('a', '9')).ids('blogs')).toEqual(['a', 'b'])
  expect(new OverlaySource(source, post('d', '9')).ids('blogs')).toEqual(['a', 'b', 'd'])
  expect(new OverlaySource(source, post('d', '9')).ids('news')).toEqual([])
})

test('two overlays at the same time do not see each other', async () => {
  const { store, list } = aSite()
  const look = (text: string) =>
    withStore(store.withDocument(post('b', '2', text), NOW), async () => {
      await new Promise(setImmediate)
      return list()
    })

  expect(await Promise.all([look('one'), look('two')])).toEqual([
    ['a', 'one', 'c'],
    ['a', 'two', 'c'],
  ])
})

test('an overlay has its own present', async () => {
  const { store, hasBegun } = aSite()
  expect(hasBegun()).toBe(false)

  expect(await withStore(store.withDocument(post('a', '1'), NOW), async () => hasBegun())).toBe(true)
  expect(hasBegun()).toBe(false)
})
