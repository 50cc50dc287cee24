import { createClient } from '@libsql/client'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { expect, vi } from 'vitest'
import { createApplicant } from '../../tests/builders/createApplication'
import { test } from '../../tests/test'
import { env } from '@/env'

const isMongo = env.DATABASE_URI.startsWith('mongodb')
const AT = '2026-01-01T09:00:00.000Z'

async function createTwins(payload: Payload): Promise<string[]> {
  // Not in the order of their ids.
  const ids = ['7', '2', '9', '4', '1', '8', '3', '6', '5'].map((digit) => digit.repeat(24))
  for (const id of ids)
    await createApplicant(payload, { id, name: 'Twin', city: 'Riyadh', createdAt: AT, updatedAt: AT })
  return ids
}

test('documents that are equal in an order are each on one page, in the order of their ids', async ({ payload }) => {
  const ids = await createTwins(payload)
  const up = ids.toSorted()
  const read = async (sort: string | string[] | undefined) => {
    const seen: string[] = []
    for (const page of [1, 2, 3, 4, 5]) {
      const order = sort === undefined ? {} : { sort }
      const { docs } = await payload.find({ collection: 'applicants', limit: 2, page, ...order })
      seen.push(...docs.map(({ id }) => id))
    }
    return seen
  }

  expect(await read('createdAt')).toEqual(up)
  expect(await read('-createdAt')).toEqual(up.toReversed())
  expect(await read('city')).toEqual(up.toReversed())
  expect(await read(['-city', 'name'])).toEqual(up.toReversed())
  expect(await read(['city', 'id'])).toEqual(up)
  expect(await read('')).toEqual(up.toReversed())
  expect(await read(undefined)).toEqual(up.toReversed())
})

test('versions have one order, too', async ({ payload }) => {
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    await payload.create({ collection: 'blogs', data: { title } as never, locale: 'en', draft: true })
  const seen = new Set<unknown>()
  for (const page of [1, 2, 3]) {
    const { docs } = await payload.findVersions({ collection: 'blogs', sort: 'version.order', limit: 2, page })
    for (const { id } of docs) seen.add(id)
  }

  expect(seen.size).toBe(5)
})

test.skipIf(isMongo)('an order that has an index is read from it', async ({ payload }) => {
  const { client } = payload.db as unknown as { client: { execute: (statement: unknown) => Promise<unknown> } }
  const own = createClient({ url: env.DATABASE_URI })
  const planOf = async (sort: string) => {
    const execute = vi.spyOn(client, 'execute')
    await payload.find({ collection: 'applications', sort, depth: 0 })
    const statements = execute.mock.calls.map(([statement]) => statement as { sql: string; args: string[] })
    execute.mockRestore()
    const ordered = statements.find(({ sql }) => sql.includes('order by') && sql.includes('limit'))
    const { rows } = await own.execute({ sql: `EXPLAIN QUERY PLAN ${ordered?.sql}`, args: ordered?.args ?? [] })
    // What lies within is about the rows of one document.
    const steps = rows.filter(({ parent }) => parent === 0)
    return steps.map(({ detail }) => String(detail)).join('\n')
  }

  for (const sort of ['createdAt', '-createdAt', '-stageSince', 'rating', '-updatedAt']) {
    const plan = await planOf(sort)
    expect(plan, sort).toMatch(/SCAN \S+ USING INDEX applications_\w+_idx/)
    expect(plan, sort).not.toContain('USE TEMP B-TREE FOR ORDER BY')
  }
  own.close()
})

test.skipIf(!isMongo)('the usual order has an index that holds all of it', async ({ payload }) => {
  const { collections } = payload.db as unknown as MongooseAdapter
  const indexes = await collections.applications?.collection.indexes()

  expect(indexes?.map(({ key }) => key)).toContainEqual({ createdAt: 1, _id: 1 })
})
