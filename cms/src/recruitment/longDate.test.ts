import { expect, test } from 'vitest'
import { longTime, shortTime } from './longDate'

const at = '2026-12-01T09:30:00.000Z'

test('an agreed time names the clock it goes by, in Arabic as people say it', () => {
  expect(longTime(at, 'en')).toBe('Tuesday, 1 December 2026 at 12:30 GMT+3')
  expect(longTime(at, 'ar')).toBe('الثلاثاء، 1 ديسمبر 2026 في 12:30\u00a0م بتوقيت الرياض')
  expect(longTime(at, 'ar', 'Asia/Dubai')).toMatch(/ بتوقيت الخليج$/)
  expect(longTime(at, 'ar', 'UTC')).toMatch(/ بالتوقيت العالمي المنسق$/)
})

test('an hour is written alike in letters and in lists', () => {
  const early = '2026-12-01T06:05:00.000Z'
  expect(longTime(early, 'en')).toContain('09:05')
  expect(shortTime(early, 'en')).toContain('09:05')
  expect(longTime(early, 'ar')).toContain(' 9:05\u00a0ص')
  expect(shortTime(early, 'ar')).toContain(' 9:05\u00a0ص')
})
