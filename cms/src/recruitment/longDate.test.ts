import { expect, test } from 'vitest'
import { longTime } from './longDate'

const at = '2026-12-01T09:30:00.000Z'

test('an agreed time names the clock it goes by, in Arabic as people say it', () => {
  expect(longTime(at, 'en')).toBe('Tuesday, 1 December 2026 at 12:30 GMT+3')
  expect(longTime(at, 'ar')).toBe('الثلاثاء، 1 ديسمبر 2026 في 12:30\u00a0م بتوقيت الرياض')
  expect(longTime(at, 'ar', 'Asia/Dubai')).toMatch(/ بتوقيت الخليج$/)
  expect(longTime(at, 'ar', 'UTC')).toMatch(/ بالتوقيت العالمي المنسق$/)
})
