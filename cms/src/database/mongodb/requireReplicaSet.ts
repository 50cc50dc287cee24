import { MongoClient } from 'mongodb'
import { SECOND } from '@diwan/shared/lib/time'

const PATIENCE = 10 * SECOND

/** Refuses a server without replica set: Payload would switch transactions off there, silently. */
export async function requireReplicaSet(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE })
  try {
    const hello = await client.db('admin').command({ hello: 1 })
    // A sharded cluster answers through mongos, which says `isdbgrid` and has transactions too.
    const hasTransactions = Boolean(hello.setName) || hello.msg === 'isdbgrid'
    if (hasTransactions && client.options.replicaSet) return
    if (hasTransactions) {
      throw new Error(
        `DATABASE_URI does not name the replica set, so transactions would be off. Add replicaSet=${hello.setName ?? '<name>'} to its parameters.`,
      )
    }
    throw new Error(
      'The MongoDB server of DATABASE_URI is not a replica set, so it has no transactions and writes could be lost. ' +
        'Start it with --replSet rs0, run rs.initiate() once, and try again.',
    )
  } finally {
    await client.close()
  }
}
