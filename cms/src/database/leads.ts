import type { Payload } from 'payload'
import { Lease, type LeaseRow } from './Lease'
import { sharedRows } from './mongodb/sharedRows'

const place = Symbol.for('diwan.lease')
// In production each route's bundle has a copy of this module; the lease is the process's.
const shared = globalThis as { [place]?: Lease }

/**
 * Whether this instance is the one that does what must be done once: it runs jobs, sweeps the outbox, announces, tidies. With the embedded
 * database there is no other.
 */
export async function leads(payload: Payload): Promise<boolean> {
  const rows = sharedRows<LeaseRow>(payload, 'leases')
  if (!rows) return true
  try {
    return await (shared[place] ??= new Lease('instance')).isHeld(rows)
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The lease of this instance could not be renewed' })
    return false
  }
}
