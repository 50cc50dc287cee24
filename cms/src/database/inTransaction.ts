import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

const ATTEMPTS = 6
const LONGEST_PAUSE = 50

/**
 * Runs a unit of work in one transaction of its own. When it fails (on MongoDB, two writers on one document are one too many;
 * a unique value may be taken) it is tried again, unless `isSettled` says that there is nothing left to do.
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
  isSettled: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const req = await createLocalReq({}, payload)
    try {
      await initTransaction(req)
      const result = await work(req)
      await commitTransaction(req)
      return result
    } catch (error) {
      await killTransaction(req)
      const settled = await isSettled()
      if (settled !== undefined) return settled
      if (attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE * attempt))
    }
  }
}
