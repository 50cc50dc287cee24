import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import type { SubmissionKeys } from './keyOf'

type Records = 'applications' | 'contacts'

export interface Stored {
  reference: string
  /** Whether this call stored it, and not another one of the same submission. */
  isOwn: boolean
  /** Something else was stored under its key, and this was not. */
  isOther?: boolean
}

/** Runs `store` in one transaction, unless another process has stored the submission meanwhile. */
export function storeOnce(
  payload: Payload,
  collection: Records,
  keys: SubmissionKeys,
  store: (req: PayloadRequest) => Promise<Stored>,
): Promise<Stored> {
  return inTransaction(payload, store, () => findStored(payload, collection, keys))
}

/** A submission that is stored already, or what was stored in its place. */
export async function findStored(
  payload: Payload,
  collection: Records,
  { content, same, since }: SubmissionKeys,
): Promise<Stored | undefined> {
  const { docs } = await payload.db.find<{ contentDigest?: string | null; id: string; reference: string }>({
    collection,
    where: {
      and: [{ idempotencyKey: { in: same } }, ...(since ? [{ createdAt: { greater_than: since.toISOString() } }] : [])],
    },
    select: { contentDigest: true, reference: true },
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  return found && { reference: found.reference, isOwn: false, isOther: isOther(found.contentDigest, content) }
}

/** Whether two contents under one key differ. Of some nothing is known: they were stored before contents were compared. */
export const isOther = (stored: string | null | undefined, sent: string | undefined): boolean =>
  Boolean(stored) && sent !== undefined && stored !== sent
