import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentStore } from './ContentStore.ts'
import { setCurrentStore } from './currentStore.ts'
import { clearDefinitions } from './definitions.ts'
import { defineQuery } from './index.ts'
import { MemorySource } from './MemorySource.ts'
import type { QueryRecord } from './QueryRecord.ts'

const NOW = 0

const post = (id: string, title: string): MirroredDocument => ({
  collection: 'blogs',
  id,
  updatedAt: '',
  locales: { en: { title }, ar: null },
})

/** Two queries: titles one by one, whose answers are kept, and the list of them. */
function queries() {
  const findTitle = defineQuery('title', (store, id: string) => store.document('blogs', id, 'en')?.title ?? null, {
    isKept: true,
  })
  return { findTitle, listTitles: defineQuery('titles', (_store, ids: string[]) => findTitle.each(ids)) }
}

function recordsOf(...documents: MirroredDocument[]) {
  const store = new ContentStore(new MemorySource(documents), NOW)
  setCurrentStore(store)
  return documents.map(({ id }) => store.askAgain('title', id) as QueryRecord)
}

/** A store of a later process, that finds in a graph what an earlier one wrote down. */
function laterStore(documents: MirroredDocument[], records: QueryRecord[]) {
  const kept = new Map(records.map(({ key, digest, kept: answer = '' }) => [key, { key, digest, answer }]))
  const recall = vi.fn((keys: string[]) => keys.flatMap((key) => kept.get(key) ?? []))
  const source = new MemorySource(documents)
  const read = vi.spyOn(source, 'get')
  const store = new ContentStore(source, NOW, { recall })
  setCurrentStore(store)
  return { store, read, recall }
}

afterEach(() => {
  setCurrentStore(null)
  clearDefinitions()
})

test('an answer that was kept is given again, with its digest, and no document is read for it', () => {
  const { listTitles } = queries()
  const documents = [post('a', 'A'), post('b', 'B')]
  const records = recordsOf(...documents)
  const { store, read } = laterStore(documents, records)

  expect(listTitles(['a', 'b'])).toEqual(['A', 'B'])
  expect(read).not.toHaveBeenCalled()
  const asked = store.askAgain('titles', ['a', 'b'])
  expect([...(asked?.children ?? [])].map(({ digest }) => digest)).toEqual(records.map(({ digest }) => digest))
})

test('answers that are kept are looked up at once, and only those that are not in memory', () => {
  const { findTitle, listTitles } = queries()
  const documents = [post('a', 'A'), post('b', 'B'), post('c', 'C')]
  const { recall } = laterStore(documents, recordsOf(...documents).slice(1))
  expect(findTitle('b')).toBe('B')

  expect(listTitles(['a', 'b', 'c'])).toEqual(['A', 'B', 'C'])
  expect(recall.mock.calls).toEqual([[['title("b")']], [['title("a")', 'title("c")']]])
})

test('a kept answer that was forgotten is found anew', () => {
  const { listTitles } = queries()
  const { store, read } = laterStore([post('a', 'New'), post('b', 'B')], recordsOf(post('a', 'Old'), post('b', 'B')))
  store.forget(['title("a")', 'titles(["a","b"])'])

  expect(listTitles(['a', 'b'])).toEqual(['New', 'B'])
  expect(read.mock.calls).toEqual([['blogs', 'a']])
})

test('who asks a query again hears what is there now', () => {
  queries()
  const { store } = laterStore([post('a', 'New')], recordsOf(post('a', 'Old')))
  store.forget(['title("a")'])

  expect(store.askAgain('title', 'a')?.kept).toBe('"New"')
})

test('answers of queries that do not ask for it are not kept', () => {
  const { listTitles } = queries()
  const [record] = recordsOf(post('a', 'A'))
  expect(listTitles(['a'])).toEqual(['A'])

  const store = new ContentStore(new MemorySource([post('a', 'A')]), NOW)
  setCurrentStore(store)
  expect(record?.kept).toBe('"A"')
  expect(store.askAgain('titles', ['a'])).not.toHaveProperty('kept')
})

test('a preview asks anew what was recalled: nobody knows any more whether the draft changes it', () => {
  const { findTitle } = queries()
  const { store } = laterStore([post('a', 'A')], recordsOf(post('a', 'A')))
  expect(findTitle('a')).toBe('A')

  setCurrentStore(store.withDocument(post('a', 'Draft'), NOW))
  expect(findTitle('a')).toBe('Draft')
})

test('a release made ahead takes what was recalled from memory, but for what the document touches', () => {
  const { listTitles } = queries()
  const documents = [post('a', 'A'), post('b', 'B')]
  const { store, read, recall } = laterStore(documents, recordsOf(...documents))
  expect(listTitles(['a', 'b'])).toEqual(['A', 'B'])
  recall.mockClear()
  read.mockClear()

  const ahead = store.withDocument(post('a', 'Soon'), NOW, { isForRelease: true })
  ahead.forget(['title("a")', 'titles(["a","b"])'])
  setCurrentStore(ahead)

  expect(listTitles(['a', 'b'])).toEqual(['Soon', 'B'])
  expect(recall).not.toHaveBeenCalled()
  expect(read.mock.calls).not.toContainEqual(['blogs', 'b'])
})
