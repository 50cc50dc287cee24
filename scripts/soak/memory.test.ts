import { expect, test } from 'vitest'
import { memoryOf, trendOf } from './memory.ts'

test('the trend of samples is the line through them', () => {
  const samples = Array.from({ length: 10 }, (_, at) => ({ at, megabytes: 100 + at * 2 }))
  expect(trendOf(samples)).toEqual({ perHour: 120, from: 100 })
})

test('samples that go up and down around one height have no trend', () => {
  const samples = Array.from({ length: 100 }, (_, at) => ({ at, megabytes: at % 2 ? 90 : 110 }))
  expect(Math.abs(trendOf(samples).perHour)).toBeLessThan(1)
})

test('a process that is gone holds nothing', () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10)
  expect(memoryOf(2 ** 22 + 1)).toBeNull()
})
