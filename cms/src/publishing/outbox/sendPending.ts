import type { Change, DocumentRef, MirroredDocument, Nudge } from '@diwan/shared/contracts/publishing'
import { NUDGE_FIRST_PAUSE, NUDGE_LONGEST_PAUSE, PUBLISHING_BATCH } from '@diwan/shared/spec/publishing'
import type { Payload } from 'payload'
import type { OutboxDoc } from '@diwan/shared/generated/payload-types'
import { inTransaction } from '@/database/inTransaction'
import { postToPublisher } from '../postToPublisher'
import { statesToCarry } from './carriedStates'
import { requestOfChange, requestsOfChanges } from './requestsOfChanges'

/** What of a row of the outbox is needed to send it. */
export interface DueRow extends Pick<OutboxDoc, 'id' | 'collection' | 'documentId' | 'attempts'> {
  /** The document as the commit left it that wrote the row; `null`: no nudge carries it. */
  carried?: MirroredDocument | null | undefined
}

/** Names every due change of the outbox to the publisher, oldest first, until none is left or the publisher says no. */
export async function sendPending(payload: Payload): Promise<void> {
  for (;;) {
    const rows = await listDue(payload)
    if (!(await sendRows(payload, rows)) || rows.length < PUBLISHING_BATCH) return
  }
}

/**
 * Names changes to the publisher, if they are no more than a nudge takes; whether it can be asked to take more. `onTaken` is waited for
 * before it is written down that the publisher has them.
 */
export async function sendRows(
  payload: Payload,
  rows: DueRow[],
  onTaken: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  if (rows.length === 0 || rows.length > PUBLISHING_BATCH) return true
  const error = await nudge(payload, rows.map(changeOf), await statesToCarry(payload, rows))
  const outbox = rows.map(({ id }) => id)
  const event = error ? { msg: 'nudge postponed', error } : { msg: 'nudge sent' }
  payload.logger.info({ ...event, outbox, requests: requestsOfChanges(outbox) })
  if (error !== undefined) {
    await postpone(payload, rows, error)
    return false
  }
  await onTaken()
  await markSent(payload, rows)
  return true
}

async function listDue(payload: Payload): Promise<DueRow[]> {
  const { docs } = await payload.db.find<OutboxDoc>({
    collection: 'outbox',
    where: {
      and: [{ state: { equals: 'pending' } }, { nextAttemptAt: { less_than_equal: new Date().toISOString() } }],
    },
    sort: 'createdAt',
    limit: PUBLISHING_BATCH,
    pagination: false,
  })
  return docs
}

/** Does for a document what sending its change would do, for nobody: a nudge that names nothing is taken and forgotten. */
export async function rehearseNudge(payload: Payload, ref: DocumentRef): Promise<void> {
  await nudge(payload, [], await statesToCarry(payload, [{ collection: ref.collection, documentId: ref.id }]))
}

function changeOf(row: DueRow): Change {
  const request = requestOfChange(row.id)
  return { outbox: row.id, collection: row.collection, id: row.documentId, ...(request ? { request } : {}) }
}

async function nudge(
  payload: Payload,
  changes: Change[],
  documents: MirroredDocument[] | undefined,
): Promise<string | undefined> {
  const message: Nudge = {
    type: 'content.changed',
    timestamp: new Date().toISOString(),
    data: {
      changes,
      ...(documents === undefined ? {} : { documents }),
    },
  }
  try {
    await postToPublisher(payload, '/nudge', message)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const markSent = (payload: Payload, rows: DueRow[]): Promise<void> =>
  mark(payload, rows, { state: 'sent', error: null })

async function postpone(payload: Payload, rows: DueRow[], error: string): Promise<void> {
  const attempts = Math.max(...rows.map((row) => row.attempts ?? 0)) + 1
  const pause = Math.min(NUDGE_FIRST_PAUSE * 2 ** (attempts - 1), NUDGE_LONGEST_PAUSE)
  await mark(payload, rows, { attempts, error, nextAttemptAt: new Date(Date.now() + pause).toISOString() })
}

/** Marks the rows that still wait. A report may have been quicker; in a turn of its own, this cannot take one back that is just written. */
async function mark(payload: Payload, rows: DueRow[], data: Partial<OutboxDoc>): Promise<void> {
  await inTransaction(payload, (req) =>
    payload.db.updateMany({
      collection: 'outbox',
      where: { and: [{ id: { in: rows.map(({ id }) => id) } }, { state: { equals: 'pending' } }] },
      data: { ...data, updatedAt: new Date().toISOString() },
      req,
      returning: false,
    }),
  )
}
