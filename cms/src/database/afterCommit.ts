import type { PayloadRequest } from 'payload'
import { commitListenersOf } from './commitListeners'
import type { Unit } from './Unit'

/**
 * Calls back once what `req` has written is safely in the database; never when it is rolled back. `prepare` may read before the commit,
 * in the transaction, and hears how many wait for that commit; it may not throw.
 */
export async function afterCommit(
  req: PayloadRequest,
  callback: () => void,
  prepare?: (unit: Unit, callbacks: number) => Promise<void>,
): Promise<void> {
  const transactionID = await req.transactionID
  if (!transactionID) return void setImmediate(callback)
  commitListenersOf(req.payload.db).add(
    transactionID,
    callback,
    prepare && ((callbacks) => prepare({ transactionID }, callbacks)),
  )
}
