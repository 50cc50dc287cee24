import { expect, test } from 'vitest'
import { formatSalary } from './formatSalary'

const salary = (from: number | null, to: number | null) => ({ from, to, currency: 'SAR', period: 'month' as const })

test('a range names its currency and period once', () => {
  expect(formatSalary('en', salary(14_000, 19_000))?.replace(/\s/g, ' ')).toBe('SAR 14,000–19,000 per month')
})

test('an open end is said in words', () => {
  expect(formatSalary('en', salary(14_000, null))?.replace(/\s/g, ' ')).toBe('from SAR 14,000 per month')
  expect(formatSalary('ar', salary(null, 19_000))).toContain('حتى')
})

test('no amount is no salary', () => {
  expect(formatSalary('en', salary(null, null))).toBeNull()
  expect(formatSalary('en', null)).toBeNull()
})
