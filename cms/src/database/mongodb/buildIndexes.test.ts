import { expect, test } from 'vitest'
import { buildIndexes } from './buildIndexes'

/** A connection with one collection, whose server answers the first commands with these errors. */
function aConnection(...errors: Error[]) {
  const asked: unknown[] = []
  const createIndexes = (indexes: unknown) => {
    asked.push(indexes)
    const error = errors.shift()
    return error ? Promise.reject(error) : Promise.resolve([])
  }
  const schema = { indexes: () => [[{ slug: 1 }, { unique: true }]] }
  const model = { collection: { name: 'vacancies', createIndexes }, createCollection: () => Promise.resolve(), schema }
  return {
    asked,
    adapter: { connection: { models: { vacancies: model } } } as unknown as Parameters<typeof buildIndexes>[0],
  }
}

const notFound = () => new Error("The specified collection 'vacancies' cannot be found.")

test('a collection that the server does not find for a moment gets its indexes all the same', async () => {
  const { adapter, asked } = aConnection(notFound(), notFound())

  await buildIndexes(adapter)

  expect(asked).toHaveLength(3)
  expect(asked[2]).toMatchObject([{ key: { slug: 1 }, unique: true }])
})

test('nothing starts without its unique indexes', async () => {
  const { adapter } = aConnection(...Array.from({ length: 10 }, notFound))

  await expect(buildIndexes(adapter)).rejects.toThrow(
    "The indexes of vacancies in MongoDB could not be built, and without them doubles would be saved: The specified collection 'vacancies' cannot be found.",
  )
})
