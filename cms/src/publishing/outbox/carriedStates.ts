import type { DocumentRef, DocumentsAnswer, MirroredDocument } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import type { Unit } from '@/database/Unit'
import { fetchPublished, fetchWithin } from '../published/fetchPublished'

// More than this the publisher asks for itself, in parts.
const CARRIED_ROWS = 10
const CARRIED_CHARACTERS = 300_000

/** The state of a document that a row of the outbox brings along; `null`: none can be, `undefined`: nobody has looked. */
type Carried = MirroredDocument | null | undefined

/** What a nudge of these rows carries: what the publisher would ask for, if that is little; `undefined`: it shall ask. */
export async function statesToCarry(
  payload: Payload,
  rows: readonly { collection: string; documentId: string; carried?: Carried }[],
): Promise<MirroredDocument[] | undefined> {
  if (rows.length > CARRIED_ROWS) return undefined
  const known = rows.map(({ carried }) => carried)
  if (known.includes(undefined)) {
    const refs = rows.map(({ collection, documentId: id }) => ({ collection, id }))
    return (await read(payload, () => fetchPublished(payload, refs))) ?? undefined
  }
  // Of a document that was written twice, the last.
  const states = new Map(known.map((state) => [state && `${state.collection}/${state.id}`, state]))
  const documents = [...states.values()].filter((state) => state !== null && state !== undefined)
  return documents.length === states.size && isLittle(documents) ? documents : undefined
}

/**
 * The published state of a document as a transaction leaves it, read before its commit, so that a nudge can go right after it. A
 * transaction that wrote more `rows` than a nudge carries does not wait for that.
 */
export async function stateWithin(payload: Payload, ref: DocumentRef, unit: Unit, rows: number): Promise<Carried> {
  if (rows > CARRIED_ROWS) return null
  const documents = await read(payload, () => fetchWithin(payload, [ref], unit))
  return documents && (documents[0] ?? null)
}

async function read(
  payload: Payload,
  fetch: () => Promise<DocumentsAnswer>,
): Promise<MirroredDocument[] | null | undefined> {
  try {
    const { documents, missing, together } = await fetch()
    return missing.length === 0 && together.length === 0 && isLittle(documents) ? documents : null
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'A nudge goes without the documents that it names' })
    return undefined
  }
}

const isLittle = (documents: MirroredDocument[]) =>
  documents.length <= CARRIED_ROWS && JSON.stringify(documents).length <= CARRIED_CHARACTERS
