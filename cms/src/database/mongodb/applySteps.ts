import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@diwan/shared/lib/time'
import type { Collection } from 'mongodb'
import { Lease, type LeaseRow } from '../Lease'
import type { SharedRow } from './sharedRows'
import { type Database, dataSteps, type DataStep } from './steps'

const PAUSE = SECOND / 4
/** Within what a lease is renewed in time. */
const RENEWAL = 2 * SECOND

interface StepRow extends SharedRow {
  doneAt: Date
}

/**
 * Does each step that this database has not seen, once: what migrations are to SQLite. Of instances that start together one does them while
 * the others wait; when it dies another one takes over, from the step it was in.
 */
export async function applySteps(db: Database, steps: readonly DataStep[] = dataSteps): Promise<void> {
  const rows = <T extends SharedRow>(name: string) => db.connection.collection(name) as unknown as Collection<T>
  const done = rows<StepRow>('data-steps')
  const findOpen = async () => {
    const known = new Set((await done.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id))
    return steps.filter(({ name }) => !known.has(name))
  }
  const lease = new Lease('data-steps')
  const leases = rows<LeaseRow>('leases')
  let open = await findOpen()
  while (open.length > 0 && !(await lease.isHeld(leases))) {
    await delay(PAUSE)
    open = await findOpen()
  }
  if (open.length === 0) return

  const renewing = setInterval(() => void lease.isHeld(leases).catch(() => false), RENEWAL)
  try {
    // Another instance may have done some of them right before it gave up the lease.
    for (const { apply, name } of await findOpen()) {
      await apply(db)
      await done.updateOne({ _id: name }, { $set: { doneAt: new Date() } }, { upsert: true })
    }
  } finally {
    clearInterval(renewing)
    await lease.giveUp(leases)
  }
}
