import { createClient } from '@libsql/client'
import { expect } from 'vitest'
import { test as base } from '../../tests/test'
import { env } from '@/env'

const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

test('whatever is deleted, a reference to it is emptied or goes with it, and never keeps it', async ({ payload }) => {
  expect(payload.db.name).toBe('sqlite')
  const client = createClient({ url: env.DATABASE_URI })
  const { rows } = await client.execute(
    'SELECT m.name AS name, f."from" AS own, f.on_delete AS rule FROM sqlite_master AS m, pragma_foreign_key_list(m.name) AS f WHERE m.type = \'table\'',
  )
  client.close()

  expect(rows.length).toBeGreaterThan(300)
  const keeping = rows.filter(({ rule }) => rule !== 'CASCADE' && rule !== 'SET NULL')
  expect(keeping.map(({ name, own }) => `${name}.${own}`)).toEqual([])
})
