import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBackground, isInBackground } from './background'
import { Turns } from './turns'

/** Who got a turn, in order, when all of them asked while it was taken. */
async function orderOf(asking: { name: string; isPatient: boolean }[]): Promise<string[]> {
  const turns = new Turns(10_000)
  await turns.take()
  const order: string[] = []
  const all = asking.map(({ name, isPatient }) =>
    turns.during(async () => {
      order.push(name)
      await setImmediate()
    }, isPatient),
  )
  turns.give()
  await Promise.all(all)
  return order
}

const people = (...names: string[]) => names.map((name) => ({ name, isPatient: false }))
const jobs = (...names: string[]) => names.map((name) => ({ name, isPatient: true }))

test('people go before jobs that asked first, each in the order of asking', async () => {
  expect(await orderOf([...jobs('j1'), ...people('p1', 'p2', 'p3')])).toEqual(['p1', 'p2', 'p3', 'j1'])
})

test('a job is not kept waiting by people who never end', async () => {
  const order = await orderOf([...people('p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'), ...jobs('j1', 'j2')])

  expect(order).toEqual(['p1', 'p2', 'p3', 'j1', 'p4', 'p5', 'p6', 'j2', 'p7'])
})

test('with nobody else about, jobs and people take every turn', async () => {
  expect(await orderOf(jobs('j1', 'j2', 'j3', 'j4', 'j5'))).toEqual(['j1', 'j2', 'j3', 'j4', 'j5'])
  expect(await orderOf(people('p1', 'p2', 'p3', 'p4', 'p5'))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
})

test('what a timer does belongs to what set it', async () => {
  const heard = inBackground(() => new Promise<boolean>((resolve) => setTimeout(() => resolve(isInBackground()), 1)))

  expect(await heard).toBe(true)
  expect(isInBackground()).toBe(false)
})
