import type { PayloadRequest } from 'payload'
import { commitListenersOf } from './commitListeners'

/**
 * Does what nobody can undo once what `req` has written is safely in the database; never when it is rolled back. Whoever commits waits
 * for it. That it failed is for the log alone: the change is made.
 */
export async function workAfterCommit(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const { payload } = req
  const tried = () => work().catch((err: unknown) => payload.logger.error({ err, event: 'work after a commit failed' }))
  const transactionID = await req.transactionID
  if (!transactionID) return tried()
  commitListenersOf(payload.db).addWork(transactionID, tried)
}
