import { leadRequestSchema } from '@diwan/shared/contracts/publishing'
import type { PayloadHandler } from 'payload'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { env } from '@/env'
import { changeLead } from '../lead/changeLead'

/** `POST /api/publishing/lead`: which of several publishers leads. The clock of the CMS decides; 409 while another one does. */
export const receiveLead: PayloadHandler = async (req) => {
  if (!env.PUBLISHER_LEASE) {
    return refuse(409, 'This CMS has one publisher. Set PUBLISHER_LEASE=true where it starts to have several.')
  }
  const request = leadRequestSchema.safeParse(await readJson(req))
  if (!request.success)
    return refuse(422, 'Send { "type": "take", "holder", "origin" }, or renew or give-up with an epoch.')
  const lead = await changeLead(req.payload, request.data)
  if (lead === null) return refuse(409, 'Another publisher leads.')
  return Response.json({ success: true, epoch: lead.epoch }, { headers: { 'Cache-Control': 'no-store' } })
}
