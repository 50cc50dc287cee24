import { expect, test } from 'vitest'
import { dayAfter, spanIn } from './span'

test('days are taken from an address as far as there are such days', () => {
  expect(spanIn({ from: '2026-01-31', to: '' })).toEqual({ from: '2026-01-31' })
  expect(spanIn({ from: '2026-02-31', to: ['2026-03-01', 'x'] })).toEqual({ to: '2026-03-01' })
  expect(spanIn({ from: '2026-13-01', to: 'soon' })).toEqual({})
})

test('the day after the last of a year is the first of the next', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01')
})
