import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/**
 * Makes the server know a transaction before its first statements are sent. Payload often sends several at once, and those
 * that overtake the first one would be refused as parts of a transaction that does not exist.
 */
export async function openTransaction({ connection, sessions }: MongooseAdapter, id: number | string): Promise<void> {
  const session = sessions[id]
  // The collection need not exist: the question matters, and its answer is nothing.
  await connection.db?.collection('transactions').findOne({}, { session })
}
