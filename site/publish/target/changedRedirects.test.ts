import { expect, test } from 'vitest'
import { changedRedirects } from './changedRedirects.ts'

test('only paths whose rule differs have another answer', () => {
  const before = '/same /a 301\n/moved /a 301\n/gone /a 301\n'
  const after = '/same /a 301\n/moved /b 301\n/new /a 308\n/new /ignored\n# a note\n'

  expect(changedRedirects(before, after).sort()).toEqual(['/gone', '/moved', '/new'])
  expect(changedRedirects(after, after)).toEqual([])
})

test('a rule for all in a folder names no address', () => {
  expect(changedRedirects('', '/old /new 301\n/old/page/* /new/page/:splat 301\n')).toEqual(['/old'])
})

test('of two rules for a path the first one counts', () => {
  expect(changedRedirects('/x /a 301\n', '/x /a 301\n/x /b 301\n')).toEqual([])
})
