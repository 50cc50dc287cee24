import { expect } from 'vitest'
import { createBlog } from '../../tests/builders/createBlog'
import { test } from '../../tests/test'
import { listVersions } from './published/listVersions'

// More than are read in one stretch.
const MANY = 1_100

test('names every document once, however many there are, and lets others have their turn meanwhile', async ({
  payload,
}) => {
  const ids = await Promise.all(
    Array.from({ length: MANY }, async (_, at) => {
      const data = { title: { en: `Consultant ${at}` }, department: { en: 'Tax' } }
      return (await payload.db.create({ collection: 'job-titles', data })).id
    }),
  )
  let turns = 0
  const counting = setInterval(() => turns++)

  const versions = await listVersions(payload, 'job-titles')

  clearInterval(counting)
  const named = versions.map(({ id }) => id).filter((id) => ids.includes(id))
  expect(named.toSorted()).toEqual(ids.toSorted())
  expect(turns).toBeGreaterThan(0)
})

test('of documents that are asked for by their ids, names those that visitors may see', async ({ payload }) => {
  const published = await createBlog(payload)
  const draft = await createBlog(payload, { _status: 'draft' })
  await createBlog(payload)

  const versions = await listVersions(payload, 'blogs', [published.id, draft.id])

  expect(versions).toEqual([{ collection: 'blogs', id: published.id, updatedAt: published.updatedAt }])
})
