import { expect, test } from 'vitest'
import { weeksOf } from './weeksOf'

const seen = (now: string, timeZone: string, count: number) =>
  weeksOf(Date.parse(now), timeZone, count).map(({ from, to }) => [from.toISOString(), to.toISOString()])

test('a week begins on Sunday, when it does so where the company is', () => {
  // Saturday evening in Greenwich, and Sunday already in Riyadh.
  const now = '2026-11-28T21:30:00.000Z'

  expect(seen(now, 'Asia/Riyadh', 2)).toEqual([
    ['2026-11-21T21:00:00.000Z', '2026-11-28T21:00:00.000Z'],
    ['2026-11-28T21:00:00.000Z', '2026-12-05T21:00:00.000Z'],
  ])
  expect(seen(now, 'UTC', 1)).toEqual([['2026-11-22T00:00:00.000Z', '2026-11-29T00:00:00.000Z']])
})

test('weeks follow each other without a gap when the clocks change', () => {
  expect(seen('2026-03-30T12:00:00.000Z', 'Europe/Berlin', 2)).toEqual([
    ['2026-03-21T23:00:00.000Z', '2026-03-28T23:00:00.000Z'],
    ['2026-03-28T23:00:00.000Z', '2026-04-04T22:00:00.000Z'],
  ])
})
