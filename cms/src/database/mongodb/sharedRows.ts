import type { Collection } from 'mongodb'
import type { Payload } from 'payload'

/** A row that instances share: small facts of the running system, below Payload and its backups of content. */
export type SharedRow = { _id: string } & Record<string, unknown>

/** A collection of such rows; `undefined` with the embedded database, which serves one instance alone. */
export function sharedRows<T extends SharedRow>({ db }: Payload, name: string): Collection<T> | undefined {
  if (db.name !== 'mongoose' || !('connection' in db)) return undefined
  const { connection } = db as unknown as { connection: { collection: (name: string) => unknown } }
  return connection.collection(name) as Collection<T>
}
