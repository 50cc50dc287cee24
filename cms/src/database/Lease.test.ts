import type { Collection } from 'mongodb'
import { expect, test } from 'vitest'
import { Lease, type LeaseRow } from './Lease'

const SECOND = 1_000

interface Filter {
  _id: string
  $or: [{ holder: string }, { until: { $lte: Date } }]
}

/** One row, changed as MongoDB changes it: an upsert beside a row that does not match is a duplicate. */
function aTable() {
  const table = { row: undefined as LeaseRow | undefined, isAway: false, asked: 0 }
  const updateOne = async ({ _id, $or: [mine, over] }: Filter, { $set }: { $set: Omit<LeaseRow, '_id'> }) => {
    table.asked++
    if (table.isAway) throw new Error('the database is away')
    const { row } = table
    if (row && row.holder !== mine.holder && row.until > over.until.$lte)
      throw Object.assign(new Error('E11000 duplicate key'), { code: 11_000 })
    table.row = { _id, ...$set } as LeaseRow
  }
  return { table, rows: { updateOne } as unknown as Collection<LeaseRow> }
}

test('of two instances one holds the lease, and goes on holding it', async () => {
  const { rows } = aTable()
  const [first, second] = [new Lease('jobs'), new Lease('jobs')]
  for (let now = 0; now < 120 * SECOND; now += SECOND) {
    expect([await first.isHeld(rows, now), await second.isHeld(rows, now)]).toEqual([true, false])
  }
})

test('when its holder dies, another one has it within fifteen seconds and never earlier than its end', async () => {
  const { rows } = aTable()
  const [first, second] = [new Lease('jobs'), new Lease('jobs')]
  await first.isHeld(rows, 0)
  let takenAt = 0
  for (let now = SECOND; takenAt === 0 && now < 60 * SECOND; now += SECOND)
    if (await second.isHeld(rows, now)) takenAt = now

  expect(takenAt).toBeGreaterThanOrEqual(15 * SECOND)
  expect(takenAt).toBeLessThanOrEqual(17 * SECOND)
  expect(await first.isHeld(rows, takenAt)).toBe(false)
})

test('a database that is away takes the lease at its end, not before', async () => {
  const { rows, table } = aTable()
  const lease = new Lease('jobs')
  await lease.isHeld(rows, 0)
  table.isAway = true

  await expect(lease.isHeld(rows, 6 * SECOND)).rejects.toThrow('away')
  expect(await lease.isHeld(rows, 7 * SECOND)).toBe(true)
  await expect(lease.isHeld(rows, 16 * SECOND)).rejects.toThrow('away')
  expect(await lease.isHeld(rows, 17 * SECOND)).toBe(false)
})

test('the database is asked now and then, and once however many ask together', async () => {
  const { rows, table } = aTable()
  const lease = new Lease('jobs')
  await Promise.all(Array.from({ length: 20 }, () => lease.isHeld(rows, 0)))
  for (let now = 0; now < 10 * SECOND; now += 100) await lease.isHeld(rows, now)

  expect(table.asked).toBe(2)
})
