import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { SubmissionKeys } from './keyOf'

type Records = 'applications' | 'contacts'

// A reference that is taken already, or another writer on MongoDB, is met by trying again.
const ATTEMPTS = 3

interface Stored {
  reference: string
  /** Whether this call stored it, and not another one with the same key. */
  isOwn: boolean
}

/** Runs `store` in one transaction, unless the submission is stored already; answers its reference either way. */
export async function storeOnce(
  payload: Payload,
  collection: Records,
  keys: SubmissionKeys,
  store: (req: PayloadRequest) => Promise<string>,
): Promise<Stored> {
  let failure: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const req = await createLocalReq({}, payload)
    try {
      await initTransaction(req)
      const reference = await store(req)
      await commitTransaction(req)
      return { reference, isOwn: true }
    } catch (error) {
      await killTransaction(req)
      failure = error
      const stored = await findStored(payload, collection, keys)
      if (stored) return { reference: stored, isOwn: false }
    }
  }
  throw failure
}

/** The reference of a submission that is stored already. */
export async function findStored(
  payload: Payload,
  collection: Records,
  { same, since }: SubmissionKeys,
): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection,
    where: {
      and: [{ idempotencyKey: { in: same } }, ...(since ? [{ createdAt: { greater_than: since.toISOString() } }] : [])],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.reference
}
