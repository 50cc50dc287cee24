import type { Payload } from 'payload'
import { expect } from 'vitest'
import { tellUse, usedElsewhere } from '@/auth/sessions/sharedUse'
import { test } from '../../tests/test'
import { Lease, type LeaseRow } from './Lease'
import { leads } from './leads'
import { sharedRows } from './mongodb/sharedRows'

const HOUR = 3_600_000

/** Rows that instances share; the embedded database serves one alone. */
const rowsOf = (payload: Payload) => sharedRows<LeaseRow>(payload, 'leases')

test('an instance alone leads', async ({ payload }) => {
  expect(await leads(payload)).toBe(true)
  expect(await leads(payload)).toBe(true)
})

test('of instances that share a database one leads, until it asks no more', async ({ payload, skip }) => {
  const rows = rowsOf(payload)
  if (!rows) return skip('shared rows need MongoDB')
  let passed = 0
  const clocks = () => ({ steady: passed, wall: Date.now() + passed })
  const instances = Array.from({ length: 5 }, () => new Lease('several', clocks))
  const answers = await Promise.all(instances.map((lease) => lease.isHeld(rows)))
  expect(answers.filter(Boolean)).toHaveLength(1)

  const [waiting] = instances.filter((_, place) => !answers[place])
  passed = 3_000
  expect(await waiting?.isHeld(rows)).toBe(false)
  passed = 20_000
  expect(await waiting?.isHeld(rows)).toBe(true)
})

test('a session in use on one instance is known to the others, and forgotten after a long silence', async ({
  payload,
  skip,
}) => {
  if (!rowsOf(payload)) {
    expect(await usedElsewhere(payload, ['one'])).toEqual([])
    return skip('shared rows need MongoDB')
  }
  tellUse(payload, 'one')
  await expect.poll(() => usedElsewhere(payload, ['one', 'two'])).toEqual(['one'])
  expect(await usedElsewhere(payload, ['one'], Date.now() + 24 * HOUR)).toEqual([])
})
