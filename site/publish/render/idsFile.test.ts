import type { MirroredDocument } from '@diwan/shared/contracts/publishing'
import { expect, test } from 'vitest'
import { MemorySource } from '../../store/MemorySource.ts'
import { patchIds } from './idsFile.ts'

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

test('a patched file is the one that a full release writes', () => {
  const [a, b, c, moved] = [post('a1', 'one'), post('b2', 'two'), post('c3', 'three'), post('b2', 'second')]
  const first = patchIds(null, new MemorySource([a, b]), [])

  const patched = patchIds(() => first, new MemorySource([a, moved, c]), [
    change('b2', b, moved),
    change('c3', null, c),
  ])
  const without = patchIds(() => patched, new MemorySource([moved, c]), [change('a1', a, null)])

  expect(patched).toBe(patchIds(null, new MemorySource([c, a, moved]), []))
  expect(without).toBe(patchIds(null, new MemorySource([moved, c]), []))
  expect(JSON.parse(without ?? '')).toEqual({
    b2: '/blog/second',
    'ar:b2': '/ar/blog/second',
    c3: '/blog/three',
    'ar:c3': '/ar/blog/three',
  })
})

test('a file of another format is written anew', () => {
  const a = post('a1', 'one')

  const text = patchIds(() => '{"old":"/blog/old"}', new MemorySource([a]), [change('a1', null, a)])

  expect(JSON.parse(text ?? '')).toEqual({ a1: '/blog/one', 'ar:a1': '/ar/blog/one' })
})
