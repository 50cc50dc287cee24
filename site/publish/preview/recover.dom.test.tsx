import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recover } from './recover.js'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of one sentence, answered with this status when it is asked for again. */
function aSentence(status: number) {
  const state = { status, reloads: 0, tell: () => {} }
  const fetched = vi.fn(async () => new Response('', { status: state.status }))
  vi.stubGlobal('fetch', fetched)
  recover(
    (hear) => (state.tell = hear),
    () => (state.reloads += 1),
  )
  return { state, fetched }
}

test('a preview that is not ready is asked for by and by, less and less often, until it is there', async () => {
  const { state, fetched } = aSentence(503)

  await vi.advanceTimersByTimeAsync(60_000)
  const asked = fetched.mock.calls.length
  state.status = 200
  await vi.advanceTimersByTimeAsync(60_000)

  expect(asked).toBeGreaterThan(3)
  expect(asked).toBeLessThan(10)
  expect(state.reloads).toBe(1)
  expect(fetched).toHaveBeenCalledTimes(asked + 1)
})

test('a draft without a page is asked for again when the form says something, and until that is saved', async () => {
  const { state, fetched } = aSentence(404)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toHaveBeenCalledTimes(1)

  state.tell()
  await vi.advanceTimersByTimeAsync(500)
  expect(state.reloads).toBe(0)
  state.status = 200
  await vi.advanceTimersByTimeAsync(5_000)

  expect(state.reloads).toBe(1)
})

test('a form that falls silent is left in peace', async () => {
  const { state, fetched } = aSentence(404)

  state.tell()
  await vi.advanceTimersByTimeAsync(600_000)

  expect(fetched.mock.calls.length).toBeLessThan(7)
  expect(state.reloads).toBe(0)
})
