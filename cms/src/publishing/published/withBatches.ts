import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import type { Payload, Where } from 'payload'
import { type Unit, within } from '@/database/Unit'

interface WithBatches {
  refs: DocumentRef[]
  /** Those of them that go live together, in groups. */
  together: DocumentRef[][]
}

/**
 * The documents named, and with each that belongs to a batch on its way to visitors all others of that batch: whoever asks for
 * one of them, for whatever reason, is answered with the whole batch and so can never release a part of it.
 */
export async function withBatches(payload: Payload, refs: DocumentRef[], unit?: Unit): Promise<WithBatches> {
  const isOpen: Where = { and: [{ batch: { exists: true } }, { state: { not_equals: 'live' } }] }
  const open = await listRows(payload, isOpen, 0, unit)
  const rows = { ofDocument: Map.groupBy(open, (row) => keyOf(refOf(row))), ofBatch: Map.groupBy(open, batchOf) }
  const all = new Map(refs.map((ref) => [keyOf(ref), ref]))
  const grouped = new Set<string>()
  const together: DocumentRef[][] = []
  for (const ref of refs) {
    const group = grouped.has(keyOf(ref)) ? new Map<string, DocumentRef>() : groupOf(ref, rows)
    if (group.size < 2) continue
    for (const [key, one] of group) {
      all.set(key, one)
      grouped.add(key)
    }
    together.push([...group.values()])
  }
  return { refs: [...all.values()], together }
}

interface OpenRows {
  ofDocument: Map<string, OutboxDoc[]>
  ofBatch: Map<string, OutboxDoc[]>
}

/** A document and what is under way with it. One batch may lead to another: a document can be in two. */
function groupOf(ref: DocumentRef, { ofDocument, ofBatch }: OpenRows): Map<string, DocumentRef> {
  const group = new Map([[keyOf(ref), ref]])
  const met = new Set<string>()
  // What is added to it is met in its turn.
  for (const key of group.keys())
    for (const batch of (ofDocument.get(key) ?? []).map(batchOf)) {
      if (met.has(batch)) continue
      met.add(batch)
      for (const row of ofBatch.get(batch) ?? []) group.set(keyOf(refOf(row)), refOf(row))
    }
  return group
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

async function listRows(payload: Payload, where: Where, limit = 0, unit?: Unit): Promise<OutboxDoc[]> {
  const query = { collection: 'outbox', where, sort: '-createdAt', limit, pagination: false, ...within(unit) } as const
  return (await payload.db.find<OutboxDoc>(query)).docs
}

const refOf = ({ collection, documentId }: OutboxDoc): DocumentRef => ({ collection, id: documentId })
const batchOf = ({ batch }: OutboxDoc) => batch ?? ''
const keyOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
