import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import type { SubmissionKeys } from './keyOf'

type Records = 'applications' | 'contacts'

export interface Stored {
  reference: string
  /** Whether this call stored it, and not another one of the same submission. */
  isOwn: boolean
}

/** Runs `store` in one transaction, unless another process has stored the submission meanwhile. */
export function storeOnce(
  payload: Payload,
  collection: Records,
  keys: SubmissionKeys,
  store: (req: PayloadRequest) => Promise<Stored>,
): Promise<Stored> {
  return inTransaction(payload, store, async () => {
    const reference = await findStored(payload, collection, keys)
    return reference ? { reference, isOwn: false } : undefined
  })
}

/** The reference of a submission that is stored already. */
export async function findStored(
  payload: Payload,
  collection: Records,
  { same, since }: SubmissionKeys,
): Promise<string | undefined> {
  const { docs } = await payload.db.find<{ id: string; reference: string }>({
    collection,
    where: {
      and: [{ idempotencyKey: { in: same } }, ...(since ? [{ createdAt: { greater_than: since.toISOString() } }] : [])],
    },
    select: { reference: true },
    limit: 1,
    pagination: false,
  })
  return docs[0]?.reference
}
