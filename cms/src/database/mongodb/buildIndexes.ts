import { setTimeout as delay } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'

const TRIES = 4
const PAUSE = 250

type Model = Pick<MongooseAdapter['connection']['models'][string], 'collection' | 'createCollection' | 'schema'>

/** Builds the indexes that are missing, with one command per collection, and returns when every unique one holds. */
export async function buildIndexes({ connection }: { connection: { models: Record<string, Model> } }): Promise<void> {
  await Promise.all(Object.values(connection.models).map((model) => buildIndexesOf(model, TRIES)))
}

async function buildIndexesOf(model: Model, tries: number): Promise<void> {
  const { collection, schema } = model
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key: forOrder(key) }))
  try {
    // Two transactions that both make a collection by writing to it would conflict, so it must exist before them.
    if (indexes.length === 0) await model.createCollection()
    else await collection.createIndexes(indexes as Parameters<typeof collection.createIndexes>[0])
  } catch (error) {
    // The command changes nothing that is there, so it can be sent again. DocumentDB now and then does not find the collection it is
    // about to make: another instance makes the same one, or one of that name was dropped a moment before.
    if (tries > 1) {
      await delay(PAUSE)
      return buildIndexesOf(model, tries - 1)
    }
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The indexes of ${collection.name} in MongoDB could not be built, and without them doubles would be saved: ${reason}`,
      { cause: error },
    )
  }
}

// Every order by time goes on with the id, and MongoDB sorts by an index only when it holds all of an order.
const forOrder = (key: object) => (Object.keys(key).join() === 'createdAt' ? { ...key, _id: 1 } : key)
