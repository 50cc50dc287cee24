import type { MongooseAdapter } from '@payloadcms/db-mongodb'

type Model = MongooseAdapter['connection']['models'][string]

/** Builds the indexes that are missing, with one command per collection, and returns when every unique one holds. */
export async function buildIndexes({ connection }: MongooseAdapter): Promise<void> {
  await Promise.all(Object.values(connection.models).map(buildIndexesOf))
}

async function buildIndexesOf(model: Model): Promise<void> {
  const { collection, schema } = model
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key: forOrder(key) }))
  try {
    // Two transactions that both make a collection by writing to it would conflict, so it must exist before them.
    if (indexes.length === 0) await model.createCollection()
    else await collection.createIndexes(indexes as Parameters<typeof collection.createIndexes>[0])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The indexes of ${collection.name} in MongoDB could not be built, and without them doubles would be saved: ${reason}`,
      { cause: error },
    )
  }
}

// Every order by time goes on with the id, and MongoDB sorts by an index only when it holds all of an order.
const forOrder = (key: object) => (Object.keys(key).join() === 'createdAt' ? { ...key, _id: 1 } : key)
