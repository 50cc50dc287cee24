import { expect, test } from 'vitest'
import { matches } from './matches'

const vacancy = { departments: ['Tax', 'الضرائب'], cities: ['Riyadh', 'الرياض'], employmentType: 'full-time' }

test.each([
  [{}, true],
  [{ city: ' riyadh ' }, true],
  [{ city: 'الرياض', department: 'TAX' }, true],
  [{ type: 'full-time', department: '' }, true],
  [{ city: 'Jeddah' }, false],
  [{ city: 'Riyadh', type: 'contract' }, false],
])('%o fits: %s', (wanted, expected) => {
  expect(matches(wanted, vacancy)).toBe(expected)
})
