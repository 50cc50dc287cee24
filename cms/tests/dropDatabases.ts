import { randomBytes } from 'node:crypto'
import { MongoClient } from 'mongodb'

/** Names the databases of a run before its workers begin, and drops them after they ended. */
export default function setup(): (() => Promise<void>) | undefined {
  const { MONGODB_URI } = process.env
  if (!MONGODB_URI) return undefined
  const prefix = `diwan-int-${randomBytes(6).toString('hex')}`
  process.env.TEST_DATABASES = prefix
  return async () => {
    const client = await MongoClient.connect(MONGODB_URI)
    try {
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
      for (const { name } of databases) if (name.startsWith(`${prefix}-`)) await client.db(name).dropDatabase()
    } finally {
      await client.close()
    }
  }
}
