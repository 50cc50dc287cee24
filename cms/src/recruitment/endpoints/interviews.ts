import { inviteSchema } from '@diwan/shared/contracts/hiring'
import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { cancelInterview, invite } from '@/recruitment/interviews/changeInterview'
import { answer, forDesk, idIn, refuseDesk } from './forDesk'

/** `POST /api/applications/{id}/interview`: invites the candidate to choose one of several times. */
export const receiveInvitation = forDesk(inviteSchema, async (req, invitation) => {
  const result = await invite(req.payload, req.user, { ...invitation, application: idIn(req) })
  return 'fault' in result ? refuseDesk(req, result.fault) : answer({ id: result.interview.id })
})

const receiveCancellation = forDesk(z.strictObject({}), async (req) => {
  const result = await cancelInterview(req.payload, req.user, idIn(req))
  return 'fault' in result ? refuseDesk(req, result.fault) : answer({ id: result.interview.id })
})

/** Calls about interviews, under `/api/interviews`. */
export const interviewEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/cancel', method: 'post', handler: receiveCancellation },
]
