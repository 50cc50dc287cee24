import { afterEach, expect, test, vi } from 'vitest'
import { keptFor } from './keptFor'

afterEach(() => void vi.useRealTimers())

test('what was counted serves everybody for its time, by name, and is counted anew after it', async () => {
  vi.useFakeTimers()
  const kept = keptFor<number>(1_000)
  let counts = 0
  const ask = (name: string) => kept(name, async () => (counts += 1))

  expect(await Promise.all([ask('admin'), ask('admin'), ask('editor')])).toEqual([1, 1, 2])
  vi.advanceTimersByTime(999)
  expect(await ask('admin')).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await ask('admin')).toBe(3)
})

test('a failure is told and not kept', async () => {
  const kept = keptFor<number>(1_000)

  await expect(kept('admin', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept('admin', async () => 7)).toBe(7)
})
