import type { Payload, PayloadRequest } from 'payload'
import type { Lead } from './decideLead'

/** The row of `payload-kv` that says who leads. */
export const LEAD_KEY = 'publisher-lead'

/** Who leads the publishers, or did last; `null` when nobody ever has. */
export async function readLead(payload: Payload, req?: PayloadRequest): Promise<Lead | null> {
  const row = await payload.db.findOne<{ id: string; data: Lead }>({
    collection: 'payload-kv',
    where: { key: { equals: LEAD_KEY } },
    req,
  })
  return row?.data ?? null
}

/** Whether somebody with a higher epoch has taken the lead. A publisher without one never has it. */
export async function isOvertaken(payload: Payload, epoch = 0): Promise<boolean> {
  const lead = await readLead(payload)
  return lead !== null && lead.epoch > epoch
}
