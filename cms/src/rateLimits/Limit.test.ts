import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Limit } from './Limit'

const payload = { db: { name: 'sqlite' } } as Payload

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one too many waits, another sender does not, and the window passes', async () => {
  const limit = new Limit({ name: 'test', max: 2, window: 60_000 })
  expect(await limit.take(payload, 'a')).toBe(0)
  expect(await limit.take(payload, 'a')).toBe(0)

  const wait = await limit.take(payload, 'a')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await limit.take(payload, 'b')).toBe(0)

  vi.advanceTimersByTime(61_000)
  expect(await limit.take(payload, 'a')).toBe(0)
})

test('what is given back does not count', async () => {
  const limit = new Limit({ name: 'test', max: 1, window: 60_000 })
  for (let time = 0; time < 5; time++) {
    expect(await limit.take(payload, 'a')).toBe(0)
    await limit.giveBack(payload, 'a')
  }
  expect(await limit.take(payload, 'a')).toBe(0)
  expect(await limit.take(payload, 'a')).toBeGreaterThan(0)
})
