import { createClient } from '@libsql/client'
import { expect } from 'vitest'
import { test as base } from '../../tests/test'
import { env } from '@/env'

const test = base.skipIf(env.DATABASE_URI.startsWith('mongodb'))

test.for(['audit_log', 'reviews'])('rows of %s about a document are found by an index', async (table, { payload }) => {
  expect(payload.db.name).toBe('sqlite')
  const client = createClient({ url: env.DATABASE_URI })

  const { rows } = await client.execute(`EXPLAIN QUERY PLAN SELECT id FROM ${table} WHERE document_id = 'x'`)

  client.close()
  expect(rows.map(({ detail }) => detail).join()).toContain(`USING INDEX ${table}_document_id_idx`)
})
