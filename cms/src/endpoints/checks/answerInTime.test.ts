import { SECOND } from '@diwan/shared/lib/time'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerInTime } from './answerInTime'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an answer and a refusal are passed on, and nothing is waited for after them', async () => {
  await expect(answerInTime(Promise.resolve('there'))).resolves.toBe('there')
  await expect(answerInTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

test('a store that takes the question and is silent is away before a health check gives up', async () => {
  const asked = answerInTime(new Promise(() => {}))
  const said = expect(asked).rejects.toThrow('no answer within 3000 ms')

  // `askHealth.ts` waits for four seconds.
  await vi.advanceTimersByTimeAsync(4 * SECOND - 1)
  await said
})
