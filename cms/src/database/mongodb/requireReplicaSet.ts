import { MongoClient, MongoServerError, MongoServerSelectionError } from 'mongodb'
import { SECOND } from '@diwan/shared/lib/time'
import { DatabaseFault } from '../DatabaseFault'

const PATIENCE = 10 * SECOND

const STANDALONE =
  'The MongoDB server of DATABASE_URI is not a replica set, so it has no transactions and writes could be lost. ' +
  'Start it with --replSet rs0, run rs.initiate() once, and try again.'

/** Refuses a server without replica set: Payload would switch transactions off there, silently. */
export async function requireReplicaSet(uri: string, { patience = PATIENCE } = {}): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: patience })
  try {
    const hello = await client.db('admin').command({ hello: 1 })
    // A sharded cluster answers through mongos, which says `isdbgrid` and has transactions too.
    const hasTransactions = Boolean(hello.setName) || hello.msg === 'isdbgrid'
    if (!hasTransactions) throw new DatabaseFault(STANDALONE)
    if (!client.options.replicaSet) {
      throw new DatabaseFault(
        `DATABASE_URI does not name the replica set, so transactions would be off. Add replicaSet=${hello.setName ?? '<name>'} to its parameters.`,
      )
    }
  } catch (error) {
    if (error instanceof MongoServerSelectionError) throw absence(error, client.options.replicaSet)
    if (error instanceof MongoServerError && error.hasErrorLabel('HandshakeError'))
      throw new DatabaseFault(
        `MongoDB refuses the user of DATABASE_URI (${error.message}). Correct the name, the password or authSource.`,
      )
    throw error
  } finally {
    await client.close()
  }
}

function absence(error: MongoServerSelectionError, replicaSet: string | undefined): Error {
  // The driver forgets a server that answers, but is no member of the set that the address names.
  const isForgotten = error.reason?.servers.size === 0
  if (isForgotten && replicaSet) {
    return new DatabaseFault(`No server of DATABASE_URI is a member of the replica set ${replicaSet}. ${STANDALONE}`)
  }
  return new DatabaseFault(
    `No MongoDB server answers at DATABASE_URI (${error.message}). Start it, or correct the address.`,
    { cause: error },
  )
}
