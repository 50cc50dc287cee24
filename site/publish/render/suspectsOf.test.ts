import { expect, test } from 'vitest'
import { suspectsOf } from './suspectsOf.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ collection: 'blogs', id })) as [Ref, Ref, Ref]
type Ref = { collection: string; id: string }
const pathsOf = ({ id }: Ref) => [`/blog/${id}`, `/ar/blog/${id}`]

test('a failing page points at the document it belongs to, then at those it read, then at every change', () => {
  const clues = { changes: [a, b, c], failing: new Set(['/ar/blog/b']), read: new Set(['blogs/a', 'blogs/b']), pathsOf }

  expect(suspectsOf(clues)).toEqual([[b], [a, b], [a, b, c]])
})

test('a list that fails points at what it read', () => {
  const clues = { changes: [a, b, c], failing: new Set(['/articles']), read: new Set(['blogs/c']), pathsOf }

  expect(suspectsOf(clues)).toEqual([[c], [a, b, c]])
})

test('a failure that read no change points at all of them, and at none when there are none', () => {
  expect(suspectsOf({ changes: [a], failing: new Set(['/']), read: new Set(), pathsOf })).toEqual([[a]])
  expect(suspectsOf({ changes: [], failing: new Set(['/']), read: new Set(['x/y']), pathsOf })).toEqual([])
})

test('a group that adds nobody is not looked at again', () => {
  const clues = { changes: [a], failing: new Set(['/blog/a']), read: new Set(['blogs/a']), pathsOf }

  expect(suspectsOf(clues)).toEqual([[a]])
})
