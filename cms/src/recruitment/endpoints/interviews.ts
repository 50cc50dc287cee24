import { inviteSchema } from '@diwan/shared/contracts/hiring'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import * as z from 'zod/mini'
import { staffRoles } from '@/access/staffRoles'
import { cancelInterview, invite, noteAbsence } from '@/recruitment/interviews/changeInterview'
import { answer, forDesk, idIn, refuseDesk } from './forDesk'

/** Whether all of these are people who may meet a candidate. */
async function areStaff({ payload, user }: PayloadRequest, ids: string[]): Promise<boolean> {
  const where: Where = { and: [{ id: { in: ids } }, { role: { in: staffRoles } }] }
  const { totalDocs } = await payload.count({ collection: 'users', where, user, overrideAccess: false })
  return totalDocs === new Set(ids).size
}

/**
 * `POST /api/applications/{id}/interview`: invites the candidate to choose one of several times; with `interview`, offers other
 * times for that one, and a time that was agreed leaves everybody's calendar.
 */
export const receiveInvitation = forDesk(inviteSchema, async (req, invitation) => {
  if (!(await areStaff(req, invitation.interviewers))) return refuseDesk(req, 'colleagueMissing')
  const result = await invite(req.payload, req.user, { ...invitation, application: idIn(req) })
  return 'fault' in result ? refuseDesk(req, result.fault) : answer({ id: result.interview.id })
})

const receiveCancellation = forDesk(z.strictObject({}), async (req) => {
  const result = await cancelInterview(req.payload, req.user, idIn(req))
  return 'fault' in result ? refuseDesk(req, result.fault) : answer({ id: result.interview.id })
})

const receiveAbsence = forDesk(z.strictObject({ isAbsent: z.boolean() }), async (req, absence) => {
  const result = await noteAbsence(req.payload, req.user, idIn(req), absence)
  return 'fault' in result ? refuseDesk(req, result.fault) : answer({ id: result.interview.id })
})

/** Calls about interviews, under `/api/interviews`: calls one off, or notes whether the candidate of a held one was absent. */
export const interviewEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/cancel', method: 'post', handler: receiveCancellation },
  { path: '/:id/absence', method: 'post', handler: receiveAbsence },
]
