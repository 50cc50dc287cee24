import { expect, test } from 'vitest'
import { Standing } from './Standing.ts'

const failure = { message: 'No.', documents: [] }

test('each failure waits longer than the one before, up to half a minute, and a success begins anew', () => {
  const standing = new Standing()
  const failed = (times: number) => Array.from({ length: times }, () => standing.fail(failure))

  expect(failed(6)).toEqual([1_000, 2_000, 5_000, 15_000, 30_000, 30_000])
  standing.succeed()
  expect(failed(2)).toEqual([1_000, 2_000])
})

test('a nudge that could not be written down is told while nothing else is wrong, and no longer than that', () => {
  const standing = new Standing()
  standing.start()
  standing.receive(failure)
  expect(standing.status()).toMatchObject({ state: 'failed', error: failure })

  standing.receive(null)
  expect(standing.status()).toMatchObject({ state: 'idle', error: null })
})
