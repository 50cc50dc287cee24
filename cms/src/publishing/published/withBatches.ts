import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'

/**
 * The documents named, and with each that belongs to a batch on its way to visitors all others of that batch: whoever asks for
 * one of them, for whatever reason, is answered with the whole batch and so can never release a part of it.
 */
export async function withBatches(payload: Payload, refs: DocumentRef[]): Promise<DocumentRef[]> {
  const open = await listRows(payload, { and: [{ batch: { exists: true } }, { state: { not_equals: 'live' } }] })
  if (open.length === 0) return refs
  const all = new Map(refs.map((ref) => [keyOf(ref), ref]))
  // One batch may lead to another: a document can be in two that are under way.
  for (let before = -1; before < all.size;) {
    before = all.size
    const met = new Set(open.filter((row) => all.has(keyOf(refOf(row)))).map(({ batch }) => batch))
    for (const row of open) if (met.has(row.batch)) all.set(keyOf(refOf(row)), refOf(row))
  }
  return [...all.values()]
}

/** The newest batch as it was found last. */
const newestKnown = new WeakMap<Payload, string | null>()

/** Reads until no batch was committed meanwhile, so that what was read is all before it or all after it; `read` hears whether there are any. */
export async function readBetweenBatches<T>(payload: Payload, read: (hasBatches: boolean) => Promise<T>): Promise<T> {
  const known = newestKnown.get(payload)
  // If no other came since then, none came while this reads.
  let before = known === undefined ? await newestBatch(payload) : known
  for (;;) {
    const answer = await read(before !== null)
    const after = await newestBatch(payload)
    newestKnown.set(payload, after)
    if (after === before) return answer
    before = after
  }
}

async function newestBatch(payload: Payload): Promise<string | null> {
  const [row] = await listRows(payload, { batch: { exists: true } }, 1)
  return row?.batch ?? null
}

async function listRows(payload: Payload, where: Where, limit = 0): Promise<OutboxDoc[]> {
  const query = { collection: 'outbox', where, sort: '-createdAt', limit, pagination: false } as const
  return (await payload.db.find<OutboxDoc>(query)).docs
}

const refOf = ({ collection, documentId }: OutboxDoc): DocumentRef => ({ collection, id: documentId })
const keyOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
