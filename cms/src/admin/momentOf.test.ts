import { expect, test } from 'vitest'
import { momentOf } from './momentOf'

test('a time is written with the same digits in both languages', () => {
  const at = new Date(2026, 10, 23, 17, 5)

  expect(momentOf(at, 'en')).toMatch(/23 Nov 2026, 17:05/)
  expect(momentOf(at, 'ar')).toMatch(/23.*2026.*5:05/)
})
