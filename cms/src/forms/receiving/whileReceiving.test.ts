import { expect, test, vi } from 'vitest'
import { whenQuiet, whileReceiving } from './whileReceiving'

test('work that can wait is left out while something is received, and done after it', async () => {
  const work = vi.fn(async () => undefined)
  const run = whenQuiet(work, 60_000)
  await whileReceiving(async () => {
    await whileReceiving(run)
    await run()
  })
  expect(work).not.toHaveBeenCalled()

  await whileReceiving(() => Promise.reject(new Error('refused'))).catch(() => undefined)
  await run()
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that has waited long is done in the middle of a rush, and then waits again', async () => {
  let now = 0
  const work = vi.fn(async () => undefined)
  const run = whenQuiet(work, 60_000, () => now)
  await whileReceiving(async () => {
    now = 59_999
    await run()
    expect(work).not.toHaveBeenCalled()
    now = 60_000
    await run()
    await run()
  })
  expect(work).toHaveBeenCalledTimes(1)
})
