import type { Collection } from 'mongodb'
import { expect, test } from 'vitest'
import type { Moment } from '@diwan/shared/lib/longestSince'
import { Lease, type LeaseRow } from './Lease'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

interface Filter {
  _id: string
  $or: { holder: string; until?: Date }[]
}

/** One row, changed as MongoDB changes it: an upsert beside a row that does not match is a duplicate. */
function aTable() {
  const table = { row: null as LeaseRow | null, isAway: false, asked: 0, answer: () => Promise.resolve() }
  const updateOne = async ({ _id, $or }: Filter, { $set }: { $set: Omit<LeaseRow, '_id'> }) => {
    table.asked++
    if (table.isAway) throw new Error('the database is away')
    const { row } = table
    const isMet = ({ holder, until }: Filter['$or'][number]) =>
      row?.holder === holder && (until === undefined || +row.until === +until)
    if (row && !$or.some(isMet)) throw Object.assign(new Error('E11000 duplicate key'), { code: 11_000 })
    table.row = { _id, ...$set } as LeaseRow
    await table.answer()
  }
  const findOne = async () => table.row
  const deleteOne = async ({ holder }: { holder: string }) => {
    if (table.row?.holder === holder) table.row = null
  }
  return { table, rows: { deleteOne, updateOne, findOne } as unknown as Collection<LeaseRow> }
}

/** A machine whose clocks a test moves, and its lease. */
function anInstance(wall = 0) {
  const clocks: Moment = { steady: 0, wall }
  const pass = (ms: number) => {
    clocks.steady += ms
    clocks.wall += ms
  }
  return { clocks, pass, lease: new Lease('jobs', () => ({ ...clocks })) }
}

test('of two instances one holds the lease, and goes on holding it', async () => {
  const { rows } = aTable()
  const [first, second] = [anInstance(), anInstance()]
  for (let passed = 0; passed < 120 * SECOND; passed += SECOND) {
    expect([await first.lease.isHeld(rows), await second.lease.isHeld(rows)]).toEqual([true, false])
    for (const { pass } of [first, second]) pass(SECOND)
  }
})

test('when its holder dies, another one has it within seconds of its end and never earlier', async () => {
  const { rows } = aTable()
  const [first, second] = [anInstance(), anInstance()]
  await first.lease.isHeld(rows)
  let passed = 0
  while (!(await second.lease.isHeld(rows)) && passed < 60 * SECOND) {
    for (const { pass } of [first, second]) pass(SECOND)
    passed += SECOND
  }

  expect(passed).toBeGreaterThanOrEqual(15 * SECOND)
  expect(passed).toBeLessThanOrEqual(17 * SECOND)
  expect(await first.lease.isHeld(rows)).toBe(false)
})

test('a holder that dies keeps nobody waiting for longer because its clock ran ahead', async () => {
  const { rows } = aTable()
  const [ahead, other] = [anInstance(HOUR), anInstance()]
  await ahead.lease.isHeld(rows)
  await other.lease.isHeld(rows)

  other.pass(16 * SECOND)

  expect(await other.lease.isHeld(rows)).toBe(true)
})

test('of instances whose clocks differ or are set, one holds the lease', async () => {
  const { rows } = aTable()
  const [first, late, early] = [anInstance(), anInstance(-HOUR), anInstance(HOUR)]
  const others = [late, early]
  for (const turnedBy of [-HOUR, HOUR]) {
    first.clocks.wall += turnedBy
    for (let passed = 0; passed < 60 * SECOND; passed += SECOND) {
      expect(await first.lease.isHeld(rows)).toBe(true)
      for (const { lease } of others) expect(await lease.isHeld(rows)).toBe(false)
      for (const { pass } of [first, ...others]) pass(SECOND)
    }
  }
})

test('an instance that was stopped while it asked does not hold what another one may have by then', async () => {
  const { rows, table } = aTable()
  const stops = [
    // A process that is stopped, and a machine that sleeps.
    { steady: 60 * SECOND, wall: 60 * SECOND },
    { steady: 0, wall: 60 * SECOND },
  ]
  for (const stop of stops) {
    table.row = null
    const { clocks, lease } = anInstance()
    table.answer = async () => {
      clocks.steady += stop.steady
      clocks.wall += stop.wall
    }

    expect(await lease.isHeld(rows)).toBe(false)
  }
})

test('an instance that slept while it waited does not take what was renewed meanwhile', async () => {
  const { rows } = aTable()
  const [holder, waiting] = [anInstance(), anInstance()]
  await holder.lease.isHeld(rows)
  await waiting.lease.isHeld(rows)
  for (let passed = 0; passed < 60 * SECOND; passed += SECOND) {
    holder.pass(SECOND)
    await holder.lease.isHeld(rows)
  }

  waiting.pass(60 * SECOND)

  expect(await waiting.lease.isHeld(rows)).toBe(false)
})

test('a database that is away takes the lease at its end, not before', async () => {
  const { rows, table } = aTable()
  const { lease, pass } = anInstance()
  await lease.isHeld(rows)
  table.isAway = true

  pass(6 * SECOND)
  await expect(lease.isHeld(rows)).rejects.toThrow('away')
  pass(SECOND)
  expect(await lease.isHeld(rows)).toBe(true)
  pass(9 * SECOND)
  await expect(lease.isHeld(rows)).rejects.toThrow('away')
  pass(SECOND)
  expect(await lease.isHeld(rows)).toBe(false)
})

test('a clock that is set back does not lengthen what the database cannot renew', async () => {
  const { rows, table } = aTable()
  const { clocks, lease, pass } = anInstance()
  await lease.isHeld(rows)
  table.isAway = true
  clocks.wall -= HOUR

  pass(16 * SECOND)

  await expect(lease.isHeld(rows)).rejects.toThrow('away')
  expect(await lease.isHeld(rows)).toBe(false)
})

test('the database is asked now and then, and once however many ask together', async () => {
  const { rows, table } = aTable()
  const { lease, pass } = anInstance()
  await Promise.all(Array.from({ length: 20 }, () => lease.isHeld(rows)))
  for (let passed = 0; passed < 10 * SECOND; passed += 100) {
    await lease.isHeld(rows)
    pass(100)
  }

  expect(table.asked).toBe(2)
})

test('what was given up is held by who asks next, and nobody gives up what another one holds', async () => {
  const { rows } = aTable()
  const [first, second] = [anInstance(), anInstance()]
  expect(await first.lease.isHeld(rows)).toBe(true)
  await first.lease.giveUp(rows)

  expect(await second.lease.isHeld(rows)).toBe(true)
  await first.lease.giveUp(rows)
  expect(await first.lease.isHeld(rows)).toBe(false)
})
