import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { type Column, getTableColumns, getTableName, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { expect } from 'vitest'
import { env } from '@/env'
import { test as base } from '../../tests/test'

// A run on MongoDB has no tables.
const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

type Row = Record<string, unknown>
type Session = SQLiteAdapter['drizzle']

const SAMPLES: Record<string, unknown> = {
  string: "Two “words” of 'text', كلمتان",
  number: 7,
  boolean: true,
  json: { list: [1, 'ب', null], text: '"quoted"' },
}
const sampleOf = ({ dataType, enumValues, name }: Column) =>
  enumValues?.[0] ?? SAMPLES[dataType] ?? expect.unreachable(`No sample for ${name} of ${dataType}`)

// Numbers by the database, others by their column; rows of arrays bring theirs.
const isMade = ({ dataType, hasDefault }: Column) => hasDefault || dataType === 'number'

/** Rows with every column, with those that are needed only, and with every other one empty. */
function rowsFor(columns: [string, Column][]): Row[] {
  const without = columns.filter(([key, column]) => key !== 'id' || !isMade(column))
  const needed = without.filter(([, { hasDefault, notNull }]) => notNull && !hasDefault)
  const of = (some: [string, Column][]) => Object.fromEntries(some.map(([key, column]) => [key, sampleOf(column)]))
  const empty = without.filter(([, { notNull }]) => !notNull).map(([key]): [string, null] => [key, null])
  return [of(without), of(needed), { ...of(needed), ...Object.fromEntries(empty) }]
}

/** What lies in a table after a row was inserted, and was taken out again; without what is new each time. */
async function stored(session: Session, name: string, insert: PromiseLike<unknown>) {
  const [inserted] = (await insert) as Row[]
  const all = await session.run(sql`select * from ${sql.identifier(name)} where id = ${inserted?.id}`)
  await session.run(sql.raw(`delete from "${name}"`))
  const { id, created_at, updated_at, ...rest } = all.rows[0] as unknown as Row
  expect(id).toBe(inserted?.id)
  return { ...rest, times: [typeof created_at, typeof updated_at] }
}

async function inUnit(payload: Payload, work: (session: Session) => Promise<void>) {
  const db = payload.db as unknown as SQLiteAdapter
  const id = String(await db.beginTransaction())
  try {
    const session = db.sessions[id]?.db as unknown as Session
    // Samples point at nothing.
    await session.run(sql`PRAGMA defer_foreign_keys = ON`)
    await work(session)
  } finally {
    await db.rollbackTransaction(id)
  }
}

/** Every table, with nothing in it, and the rows to try it with. */
async function emptied({ tables }: SQLiteAdapter, session: Session) {
  for (const table of Object.values(tables)) await session.run(sql.raw(`delete from "${getTableName(table)}"`))
  return Object.entries(tables).map(([tableName, table]) => ({
    tableName,
    table,
    name: getTableName(table),
    rows: rowsFor(Object.entries<Column>(getTableColumns(table))),
  }))
}

test('each table takes a row as drizzle itself would write it', async ({ payload }) => {
  const db = payload.db as unknown as SQLiteAdapter
  let compared = 0
  await inUnit(payload, async (session) => {
    for (const { tableName, table, name, rows } of await emptied(db, session)) {
      for (const row of rows) {
        const own = await stored(session, name, db.insert({ db: session as never, tableName, values: row }))
        const composed = await stored(session, name, session.insert(table).values(row).returning())
        expect(own, name).toEqual(composed)
        compared++
      }
    }
  })
  expect(compared).toBeGreaterThan(300)
})

test('each table changes a row as drizzle itself would write it', async ({ payload }) => {
  const db = payload.db as unknown as SQLiteAdapter
  let compared = 0
  await inUnit(payload, async (session) => {
    for (const { tableName, table, name, rows } of await emptied(db, session)) {
      const [full = {}, needed = {}, empty = {}] = rows
      for (const [before, after] of [
        [full, empty],
        [needed, full],
        [full, needed],
      ] as const) {
        const change = async (write: (row: Row) => PromiseLike<unknown>) => {
          const [{ id }] = (await session.insert(table).values(before).returning()) as [Row]
          return stored(session, name, write({ ...after, id }))
        }
        const own = await change((row) =>
          db.insert({
            db: session as never,
            tableName,
            values: row,
            onConflictDoUpdate: { target: table.id, set: row as never },
          }),
        )
        const composed = await change((row) =>
          session.insert(table).values(row).onConflictDoUpdate({ target: table.id, set: row }).returning(),
        )
        expect(own, name).toEqual(composed)
        compared++
      }
    }
  })
  expect(compared).toBeGreaterThan(300)
})

test('an update under a condition is still one', async ({ payload }) => {
  const db = payload.db as unknown as SQLiteAdapter
  const table = db.tables.payload_kv as SQLiteAdapter['tables'][string]
  await inUnit(payload, async (session) => {
    const [{ id }] = (await session.insert(table).values({ key: 'a', data: 1 }).returning()) as [Row]
    const change = (where: ReturnType<typeof sql>, key: string) =>
      db.insert({
        db: session as never,
        tableName: 'payload_kv',
        values: { id, key, data: 2 },
        onConflictDoUpdate: { target: table.id, set: { key } as never, where },
      })

    expect(await change(sql`${table.key} = 'other'`, 'b')).toEqual([])
    expect(await change(sql`${table.key} = 'a'`, 'c')).toMatchObject([{ id, key: 'c', data: 1 }])
  })
})

test('several rows get ids in their order, and a value that is taken is refused by the name of its column', async ({
  payload,
}) => {
  const db = payload.db as unknown as SQLiteAdapter
  const values = ['one', 'two', 'three'].map((key) => ({ key, data: { key } }))
  await inUnit(payload, async (session) => {
    const insert = () => db.insert({ db: session as never, tableName: 'payload_kv', values })

    const rows = await insert()

    const { rows: found } = await session.run(sql`select id, key from payload_kv where key in ('one', 'two', 'three')`)
    expect(rows.map(({ id, key }) => ({ id, key }))).toEqual(expect.arrayContaining(found.map((row) => ({ ...row }))))
    expect(rows).toHaveLength(3)
    await expect(insert()).rejects.toMatchObject({ message: expect.stringContaining('payload_kv.key') })
  })
})
