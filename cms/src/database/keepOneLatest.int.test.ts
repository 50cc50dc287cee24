import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { ObjectId } from 'mongodb'
import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test as base } from '../../tests/test'
import { env } from '@/env'
import { keepOneLatest } from './mongodb/steps/keepOneLatest'

const test = base.skipIf(!env.DATABASE_URI.startsWith('mongodb'))

test('an entry with two latest versions of one millisecond stands once in its list, with what was written last', async ({
  payload,
}) => {
  const db = payload.db as unknown as MongooseAdapter
  const [{ id }, other] = [await createBlog(payload), await createBlog(payload)]
  await payload.update({ collection: 'blogs', id, draft: true, data: { title: 'Written last' }, overrideAccess: true })
  const versions = db.versions.blogs?.collection
  const ofEntry = { parent: new ObjectId(id) }
  const last = await versions?.findOne({ ...ofEntry, latest: true })
  await versions?.updateMany(ofEntry, { $set: { latest: true, updatedAt: last?.updatedAt } })
  const listed = async () => {
    const { docs } = await payload.find({ collection: 'blogs', draft: true, sort: 'id', overrideAccess: true })
    return docs.map((entry) => [entry.id, entry.title])
  }
  expect(await listed()).toHaveLength(3)

  await keepOneLatest(db)

  expect(await listed()).toEqual([
    [id, 'Written last'],
    [other.id, other.title],
  ])
})
