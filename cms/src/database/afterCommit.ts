import type { PayloadRequest } from 'payload'
import { commitListenersOf } from './commitListeners'

/** Calls back once what `req` has written is safely in the database; never when it is rolled back. */
export async function afterCommit(req: PayloadRequest, callback: () => void): Promise<void> {
  const id = await req.transactionID
  if (id) commitListenersOf(req.payload.db).add(id, callback)
  else setImmediate(callback)
}
