import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { inTurn } from './inTurn'
import type { SubmissionKeys } from './keyOf'

type Records = 'applications' | 'contacts'

interface Stored {
  reference: string
  /** Whether this call stored it, and not another one with the same key. */
  isOwn: boolean
}

/** Runs `store` in one transaction, unless the submission is stored already; answers its reference either way. */
export function storeOnce(
  payload: Payload,
  collection: Records,
  keys: SubmissionKeys,
  store: (req: PayloadRequest) => Promise<string>,
): Promise<Stored> {
  const findOther = async () => {
    const reference = await findStored(payload, collection, keys)
    return reference ? { reference, isOwn: false } : undefined
  }
  return inTurn(`${collection} ${keys.same.join(' ')}`, async () => {
    const other = await findOther()
    return (
      other ?? inTransaction<Stored>(payload, async (req) => ({ reference: await store(req), isOwn: true }), findOther)
    )
  })
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
    select: { reference: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.reference
}
