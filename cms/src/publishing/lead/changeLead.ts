import type { LeadRequest } from '@diwan/shared/contracts/publishing'
import type { Payload } from 'payload'
import { inTransaction } from '@/database/inTransaction'
import { decideLead, type Lead } from './decideLead'
import { LEAD_KEY } from './readLead'

/** Grants, renews or ends the lead of a publisher; `null` when another one has it. Of two requests at once, one sees what the other did. */
export function changeLead(payload: Payload, request: LeadRequest): Promise<Lead | null> {
  return inTransaction(payload, async (req) => {
    const { db } = payload
    const row = await db.findOne<{ id: string; data: Lead }>({
      collection: 'payload-kv',
      where: { key: { equals: LEAD_KEY } },
      req,
    })
    const lead = decideLead(row?.data ?? null, request, Date.now())
    if (lead === null) return null
    // The key is unique: two first leads at once conflict, and one of them is decided again.
    if (row) await db.updateOne({ collection: 'payload-kv', id: row.id, data: { data: lead }, req, returning: false })
    else await db.create({ collection: 'payload-kv', data: { key: LEAD_KEY, data: lead }, req, returning: false })
    return lead
  })
}
