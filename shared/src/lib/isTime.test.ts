import { expect, test } from 'vitest'
import { isTime } from './isTime.ts'

test('a day and a time with its distance from UTC are times', () => {
  for (const text of ['2027-01-31', '2027-01-31T09:00Z', '2027-01-31T09:00:00.123+03:00', '9999-12-31T23:59:59Z'])
    expect(isTime(text), text).toBe(true)
})

test('a time that is somebody’s own, a day that is not, and a year that four digits do not write are none', () => {
  for (const text of [
    '',
    '2027',
    'tomorrow',
    '2027-01-31T09:00:00',
    '2027-02-30T09:00:00Z',
    '2027-01-31T25:00:00Z',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59-05:00',
    '0000-01-01T00:00:00+05:00',
  ])
    expect(isTime(text), text).toBe(false)
})
