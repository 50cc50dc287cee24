import { expect, test } from 'vitest'
import { pageAlike } from './pageAlike'

/** A database of seven documents that takes a page behind the last one for an empty list, as SQLite's adapter does. */
const sevenDocuments = () => {
  const find = async ({ limit = 0, page = 1 }: { limit?: number; page?: number }) => {
    const docs = Array.from({ length: 7 }).slice((page - 1) * limit, limit ? page * limit : undefined)
    return { docs, totalDocs: docs.length === 0 ? 0 : 7, hasPrevPage: false, pagingCounter: 0 }
  }
  return pageAlike({ find, findVersions: find, findGlobalVersions: find, queryDrafts: find } as never) as {
    find: (asked: object) => Promise<object>
  }
}

test('a page behind the last one knows how many documents there are, and the page before it', async () => {
  expect(await sevenDocuments().find({ limit: 3, page: 9 })).toMatchObject({
    docs: [],
    totalDocs: 7,
    totalPages: 3,
    page: 9,
    prevPage: 8,
    hasPrevPage: true,
    hasNextPage: false,
    nextPage: null,
  })
})

test('the last page and the first one say what lies beside them', async () => {
  const db = sevenDocuments()

  expect(await db.find({ limit: 3, page: 1 })).toMatchObject({ hasPrevPage: false, nextPage: 2, pagingCounter: 1 })
  expect(await db.find({ limit: 3, page: 3 })).toMatchObject({ prevPage: 2, hasNextPage: false, pagingCounter: 7 })
})

test('without pages the answer is one, with the documents from where they were asked for', async () => {
  const found = await sevenDocuments().find({ limit: 5, page: 2, pagination: false })

  expect(found).toMatchObject({ page: 1, totalPages: 1, limit: 5, hasNextPage: false, hasPrevPage: false })
  expect(found).toHaveProperty('docs.length', 2)
})
