import { expect, test } from 'vitest'
import { requestIdOf } from './requestIdOf'

test('an id that came along stays', () => {
  expect(requestIdOf('0190-abc_DEF')).toBe('0190-abc_DEF')
})

test('what is no id, or says more than one, gets a new id', () => {
  for (const given of [
    undefined,
    '',
    'short',
    'someone@example.com',
    'a b c d e f g h',
    'x'.repeat(65),
    '-'.repeat(20),
    'id\nid id id',
    ['12345678'],
  ])
    expect(requestIdOf(given)).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestIdOf('')).not.toBe(requestIdOf(''))
})
