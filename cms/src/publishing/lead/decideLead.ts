import type { LeadRequest } from '@diwan/shared/contracts/publishing'
import { LEAD_LIFETIME } from '@diwan/shared/spec/publishing'

/** Who leads, until when by the clock of the CMS, and where it is reached. */
export interface Lead {
  holder: string
  origin: string
  epoch: number
  until: number
}

/**
 * The lead after a request at an instant; `null` when the request is refused. An epoch is the time of its grant, or one more than
 * the one before: it rises even after an older database was restored.
 */
export function decideLead(lead: Lead | null, request: LeadRequest, now: number): Lead | null {
  const { holder } = request
  const isHeld = lead !== null && lead.until > now
  if (request.type === 'take') {
    const { origin } = new URL(request.origin)
    if (isHeld && lead.holder !== holder) return null
    // An answer that was lost is asked for again.
    const epoch = isHeld ? lead.epoch : Math.max(now, (lead?.epoch ?? 0) + 1)
    return { holder, origin, epoch, until: now + LEAD_LIFETIME }
  }
  if (lead?.holder !== holder || lead.epoch !== request.epoch) return null
  // A renewal that comes late is good while nobody else has taken the lead.
  return { ...lead, until: request.type === 'renew' ? now + LEAD_LIFETIME : 0 }
}
