import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'

interface WithBatches {
  refs: DocumentRef[]
  /** Those of them that go live together, in groups. */
  together: DocumentRef[][]
}

/**
 * The documents named, and with each that belongs to a batch on its way to visitors all others of that batch: whoever asks for
 * one of them, for whatever reason, is answered with the whole batch and so can never release a part of it.
 */
export async function withBatches(payload: Payload, refs: DocumentRef[]): Promise<WithBatches> {
  const open = await listRows(payload, { and: [{ batch: { exists: true } }, { state: { not_equals: 'live' } }] })
  const all = new Map(refs.map((ref) => [keyOf(ref), ref]))
  const grouped = new Set<string>()
  const together: DocumentRef[][] = []
  for (const ref of refs) {
    const group = grouped.has(keyOf(ref)) ? [] : groupOf(ref, open)
    if (group.length < 2) continue
    for (const one of group) all.set(keyOf(one), one)
    for (const one of group) grouped.add(keyOf(one))
    together.push(group)
  }
  return { refs: [...all.values()], together }
}

/** A document and what is under way with it. One batch may lead to another: a document can be in two. */
function groupOf(ref: DocumentRef, open: OutboxDoc[]): DocumentRef[] {
  const group = new Map([[keyOf(ref), ref]])
  for (let before = -1; before < group.size;) {
    before = group.size
    const met = new Set(open.filter((row) => group.has(keyOf(refOf(row)))).map(({ batch }) => batch))
    for (const row of open) if (met.has(row.batch)) group.set(keyOf(refOf(row)), refOf(row))
  }
  return [...group.values()]
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
