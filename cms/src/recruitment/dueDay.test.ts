import { expect, test } from 'vitest'
import { dueInDays, isPastDay } from './dueDay'

const at = Date.parse

test('nothing is late on the day it is due, and it is on the next, by the clock of the company', () => {
  const due = '2026-03-10T12:00:00.000Z'

  expect(isPastDay(due, 'Asia/Riyadh', at('2026-03-10T20:59:00Z')), '23:59 in Riyadh').toBe(false)
  expect(isPastDay(due, 'Asia/Riyadh', at('2026-03-10T21:00:00Z')), 'midnight in Riyadh').toBe(true)
  expect(isPastDay(due, 'America/New_York', at('2026-03-11T03:00:00Z')), 'still the tenth').toBe(false)
  expect(isPastDay(null, 'Asia/Riyadh')).toBe(false)
})

test('a task is due so many days of the company’s calendar from today, also where the clocks change', () => {
  expect(dueInDays(2, 'Asia/Riyadh', at('2026-03-10T22:30:00Z')), 'the eleventh already').toBe(
    '2026-03-13T09:00:00.000Z',
  )
  expect(dueInDays(1, 'Pacific/Auckland', at('2026-03-10T00:00:00Z'))).toBe('2026-03-10T23:00:00.000Z')
  expect(dueInDays(1, 'Europe/Berlin', at('2026-03-28T23:30:00Z')), 'the night of summer time').toBe(
    '2026-03-30T10:00:00.000Z',
  )
})
