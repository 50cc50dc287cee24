import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Turns } from './Turns'

test('few run at once, the line is bounded, and a failure hands the turn on', async () => {
  const turns = new Turns(1, 2)
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await setImmediate()
    running--
    if (fails) throw new Error('no')
  }

  const all = [turns.run(work(true)), turns.run(work(false))]
  expect(turns.isFull).toBe(false)
  all.push(turns.run(work(false)))
  expect(turns.isFull).toBe(true)

  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(most).toBe(1)
  expect(turns.isFull).toBe(false)
})
