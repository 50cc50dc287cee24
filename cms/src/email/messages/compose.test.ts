import { expect, test } from 'vitest'
import { facts } from './compose'

test('a telephone number stays in its order behind an Arabic label', () => {
  const lines = facts([
    ['الهاتف', '+966 50 123 4567'],
    ['الاسم', 'Sara'],
    ['المدينة', undefined],
  ])
  expect(lines).toBe('الهاتف: \u200E+966 50 123 4567\nالاسم: Sara')
})

test('a telephone number behind an English label needs no mark', () => {
  expect(facts([['Phone', '+966 50 123 4567']])).toBe('Phone: +966 50 123 4567')
})
