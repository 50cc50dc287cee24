import { MINUTE } from '@diwan/shared/lib/time'
import type { ApplicationDoc } from '@diwan/shared/generated/payload-types'
import type { Payload } from 'payload'
import { idOf } from '@/recruitment/idOf'
import type { Reported } from './hiringReport'

interface Known {
  byId: Map<string, Reported>
  /** When the last change that is known of was made, in milliseconds since 1970. */
  until: number
}

type Row = Pick<ApplicationDoc, 'id' | 'vacancy' | 'source' | 'createdAt' | 'updatedAt' | 'stage' | 'history'>

// A change can be seen later than others that were made after it: by so much at most.
const OVERLAP = MINUTE

const knownTo = new WeakMap<Payload, Known>()

/**
 * What reports are made of, of every application. It is kept in this process, without anything that names a person, and only what changed
 * since is read again: twenty thousand applications with their histories take a second or more.
 */
export async function readReported(payload: Payload): Promise<Reported[]> {
  const known = knownTo.get(payload) ?? { byId: new Map(), until: 0 }
  await learn(payload, known)
  const { totalDocs } = await payload.db.count({ collection: 'applications' })
  // What is gone changes nothing by which it could be found.
  if (known.byId.size !== totalDocs) {
    Object.assign(known, { byId: new Map(), until: 0 })
    await learn(payload, known)
  }
  knownTo.set(payload, known)
  return [...known.byId.values()]
}

async function learn(payload: Payload, known: Known): Promise<void> {
  const since = new Date(known.until - OVERLAP).toISOString()
  // Straight to the database: every field's hooks would take longer than all the rest.
  const { docs } = await payload.db.find<Row>({
    collection: 'applications',
    where: known.until === 0 ? {} : { updatedAt: { greater_than_equal: since } },
    pagination: false,
    limit: 0,
    select: { vacancy: true, source: true, createdAt: true, updatedAt: true, stage: true, history: true },
  })
  for (const { id, createdAt, history, source, stage, updatedAt, vacancy } of docs) {
    const steps = (history ?? []).map(({ at, isUndo, to }) => ({ at, isUndo, to }))
    known.byId.set(id, {
      vacancy: vacancy ? idOf(vacancy) : null,
      source: source ?? null,
      createdAt,
      stage,
      history: steps,
    })
    known.until = Math.max(known.until, Date.parse(updatedAt))
  }
}
