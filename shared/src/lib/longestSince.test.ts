import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { longestSince, readClocks } from './longestSince.ts'
import { SECOND } from './time.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('both clocks tell what passes on a machine that is awake', () => {
  const then = readClocks()
  vi.advanceTimersByTime(3 * SECOND)

  expect(longestSince(then)).toBe(3 * SECOND)
})

test('what a machine slept counts, although one clock stood still', () => {
  const then = readClocks()
  vi.setSystemTime(Date.now() + 60 * SECOND)

  expect(longestSince(then)).toBe(60 * SECOND)
})

test('turning back the time makes nothing last longer', () => {
  const then = readClocks()
  vi.advanceTimersByTime(3 * SECOND)
  vi.setSystemTime(Date.now() - 3_600 * SECOND)

  expect(longestSince(then)).toBe(3 * SECOND)
})

test('clocks that somebody else has read are compared with each other', () => {
  expect(longestSince({ steady: 5, wall: 100 }, { steady: 9, wall: 102 })).toBe(4)
})
