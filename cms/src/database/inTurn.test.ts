import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurn } from './inTurn'

test('work under one name runs one after the other, also after a failure; other names do not wait', async () => {
  const seen: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await setImmediate()
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }

  const ended = await Promise.allSettled([
    inTurn('key', work('first', true)),
    inTurn('key', work('second')),
    inTurn('other', work('other')),
  ])

  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(seen.indexOf('second begins')).toBeGreaterThan(seen.indexOf('first ends'))
  expect(seen.indexOf('other begins')).toBeLessThan(seen.indexOf('first ends'))
})
