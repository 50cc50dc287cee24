import { createClient } from '@libsql/client'
import { expect } from 'vitest'
import { test as base } from '../../tests/test'
import { env } from '@/env'

const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

test('every table finds the rows of a parent by an index', async ({ payload }) => {
  expect(payload.db.name).toBe('sqlite')
  const client = createClient({ url: env.DATABASE_URI })
  const ask = async (sql: string) => (await client.execute(sql)).rows
  const slow: string[] = []
  let children = 0
  for (const { name } of await ask("SELECT name FROM sqlite_master WHERE type = 'table'")) {
    const columns = (await ask(`SELECT name FROM pragma_table_info('${name}')`)).map((column) => column.name)
    const parent = columns.find((column) => column === '_parent_id' || column === 'parent_id')
    if (!parent) continue
    children += 1
    const firsts = await ask(
      `SELECT info.name FROM pragma_index_list('${name}') AS list, pragma_index_info(list.name) AS info WHERE info.seqno = 0`,
    )
    if (!firsts.some((first) => first.name === parent)) slow.push(String(name))
  }
  client.close()
  expect(children).toBeGreaterThan(50)
  expect(slow).toEqual([])
})
