import type { PayloadRequest } from 'payload'

type TransactionId = number | string

/** Does work while others write, if a transaction has done nothing yet. */
export type WayOut = <T>(id: TransactionId, work: () => Promise<T>) => Promise<T>

const byAdapter = Symbol.for('diwan.outOfTurn')

/** Tells how an adapter with one writer lets others write. It lives on the adapter, because Next loads this module once per bundle. */
export function offerWayOut(adapter: object, wayOut: WayOut): void {
  Object.assign(adapter, { [byAdapter]: wayOut })
}

/**
 * Does work that needs no database and takes long, before a call writes: the embedded database has one writer, and everybody's forms would
 * wait for it. Of a call that has asked its transaction for anything already, in its turn.
 */
export async function outOfTurn<T>({ payload, transactionID }: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const { [byAdapter]: wayOut } = payload.db as { [byAdapter]?: WayOut }
  const id = await transactionID
  return wayOut && id !== undefined ? wayOut(id, work) : work()
}
