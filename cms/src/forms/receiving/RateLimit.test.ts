import { expect, test } from 'vitest'
import { RateLimit } from './RateLimit'

test('one too many within the window waits for the oldest to leave it', () => {
  const limit = new RateLimit(2, 10_000)

  expect(limit.take('a', 0)).toBe(0)
  expect(limit.take('a', 4_000)).toBe(0)
  expect(limit.take('a', 5_000)).toBe(5)
  expect(limit.take('b', 5_000)).toBe(0)
  expect(limit.take('a', 10_001)).toBe(0)
  expect(limit.take('a', 10_002)).toBe(4)
})
