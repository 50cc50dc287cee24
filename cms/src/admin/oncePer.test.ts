import { SECOND } from '@diwan/shared/lib/time'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { oncePer } from '@/admin/oncePer'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('calls at once act once, and a call after the period acts again', () => {
  const action = vi.fn()
  const act = oncePer(2 * SECOND, action)

  act()
  act()
  vi.advanceTimersByTime(2 * SECOND - 1)
  act()
  expect(action).toHaveBeenCalledTimes(1)

  vi.advanceTimersByTime(1)
  act()
  expect(action).toHaveBeenCalledTimes(2)
})
