import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { expect, test } from 'vitest'
import { MemorySource } from '../../store/MemorySource.ts'
import { allIdsFiles, changedIdsFiles } from './idsFiles.ts'

const post = (id: string, slug: string): MirroredDocument => ({
  collection: 'blogs',
  id,
  updatedAt: '',
  locales: { en: { slug }, ar: null },
})

const change = (id: string, before: MirroredDocument | null, after: MirroredDocument | null) => ({
  collection: 'blogs',
  id,
  before,
  after,
})

const all = (...documents: MirroredDocument[]) => allIdsFiles(new MemorySource(documents))

// The files after changes, with those that were there.
const after = (files: Map<string, string | null>, ...changes: ReturnType<typeof change>[]) =>
  new Map([...files, ...changedIdsFiles((file) => files.get(file) ?? null, changes)])

test('changed files are those that a full release writes', () => {
  const [a, b, c, moved] = [post('a1', 'one'), post('b1', 'two'), post('c3', 'three'), post('b1', 'second')]

  const edited = after(all(a, b), change('b1', b, moved), change('c3', null, c))
  const without = after(edited, change('a1', a, null))

  expect(edited).toEqual(all(c, a, moved))
  expect(without).toEqual(all(moved, c))
  expect(without.get('_ids/a1.json')).toBeNull()
  expect(JSON.parse(without.get('_ids/b1.json') ?? '')).toEqual({ b1: '/blog/second', 'ar:b1': '/ar/blog/second' })
})

test('documents of one file stay beside one that moves', () => {
  const [a, b, moved] = [post('1b1', 'one'), post('2b1', 'two'), post('2b1', 'second')]

  const edited = after(all(a, b), change('2b1', b, moved))

  expect(JSON.parse(edited.get('_ids/b1.json') ?? '')).toMatchObject({ '1b1': '/blog/one', '2b1': '/blog/second' })
})

test('a change that moves nothing touches no file', () => {
  const a = post('a1', 'one')

  expect(changedIdsFiles(() => null, [change('a1', a, a)]).size).toBe(0)
})
