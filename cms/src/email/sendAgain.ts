import { deskMessages } from '@diwan/shared/messages/desk'
import { MAX_SENT_AGAIN } from '@diwan/shared/spec/mail'
import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { isStaff } from '@/access/isStaff'
import { audit } from '@/audit/audit'
import { inUnit } from '@/bundles/inUnit'
import { claim } from '@/database/claim'
import { onlyFor } from '@/endpoints/onlyFor'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { queueSending } from './queueMail'

const askedSchema = z.object({ ids: z.array(z.string()).max(MAX_SENT_AGAIN).optional() })

/**
 * `POST /api/mails/send-again` `{ ids? }`: mails that were given up are queued anew, with all their attempts; without ids all that
 * whoever asks may read, 500 in one call, the oldest first. Answers how many (`count`) and how many are left (`left`); 409 when none of
 * them was given up, so that a second press sends nothing twice.
 */
const receive: PayloadHandler = async (req) => {
  const { again } = deskMessages[req.i18n.language === 'ar' ? 'ar' : 'en']
  const asked = askedSchema.safeParse((await readJson(req)) ?? {})
  if (!asked.success)
    return refuse(400, `Send { "ids": [ … ] } with at most ${MAX_SENT_AGAIN} ids of mails, or no ids for all.`)
  const { user, i18n, payload } = req
  if (!user) return refuse(401, 'Sign in first.')
  const { ids } = asked.data
  const sent = await inUnit(payload, { user, i18n }, (unit) => queueAnew(unit, ids))
  if (sent.count === 0) return refuse(409, again.none)
  payload.logger.info({ msg: 'mails sent again', ...sent })
  return Response.json({ success: true, ...sent })
}

async function queueAnew(req: PayloadRequest, ids: string[] | undefined): Promise<{ count: number; left: number }> {
  const isGivenUp: Where = { status: { equals: 'failed' } }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'mails',
    where: ids ? { and: [isGivenUp, { id: { in: ids } }] } : isGivenUp,
    sort: 'createdAt',
    limit: MAX_SENT_AGAIN,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  for (const { id, updatedAt } of docs) {
    await claim(req, 'mails', { id, updatedAt }, { status: 'queued', attempts: 0, error: null })
    await queueSending(req.payload, id, undefined, req)
    await audit(req, { action: 'send-again', collection: 'mails', documentId: id })
  }
  return { count: docs.length, left: totalDocs - docs.length }
}

export const sendAgainEndpoint: Endpoint = {
  path: '/send-again',
  method: 'post',
  handler: onlyFor(isStaff, receive),
}
