import { expect, test } from 'vitest'
import { momentOf } from './momentOf'

const at = new Date('2026-11-23T21:30:00Z')

test('a time is told by the company’s clock, with the same digits in both languages', () => {
  expect(momentOf(at, 'en', 'Asia/Riyadh')).toMatch(/24 Nov 2026, 00:30/)
  expect(momentOf(at, 'ar', 'Asia/Riyadh')).toMatch(/24.*2026.*12:30/)
})

test('an hour and its half of the day stay on one line in Arabic', () => {
  expect(momentOf(at, 'ar', 'Asia/Riyadh')).toMatch(/ 12:30\u00a0ص$/)
})
