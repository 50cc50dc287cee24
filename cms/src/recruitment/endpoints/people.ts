import type { Endpoint } from 'payload'
import * as z from 'zod/mini'
import { acceptSuggestion } from '@/recruitment/cvText/acceptSuggestion'
import { mergeApplicants } from '@/recruitment/duplicates/mergeApplicants'
import { separateApplicants } from '@/recruitment/duplicates/separateApplicants'
import { answer, forDesk, idIn, refuseDesk } from './forDesk'

const otherSchema = z.strictObject({ other: z.string().check(z.regex(/^[0-9a-f]{24}$/)) })

/** `POST /api/applicants/{id}/merge`: the other one becomes part of this one. */
const receiveMerge = forDesk(otherSchema, async (req, { other }) => {
  const keep = idIn(req)
  if (keep === other) return refuseDesk(req, 'sameApplicant')
  const applicant = await mergeApplicants(req.payload, req.user, { keep, drop: other })
  return applicant ? answer({ id: applicant.id }) : refuseDesk(req, 'duplicateMissing')
})

/** `POST /api/applicants/{id}/separate`: the two are different people. */
const receiveSeparation = forDesk(otherSchema, async (req, { other }) => {
  const isDone = await separateApplicants(req.payload, idIn(req), other)
  return isDone ? answer({}) : refuseDesk(req, 'duplicateMissing')
})

const suggestionSchema = z.strictObject({ fact: z.enum(['phone', 'email', 'city', 'link', 'name']), value: z.string() })

/** `POST /api/applicants/{id}/accept`: takes a suggestion over; what stood there before is kept beside it. */
const receiveAcceptance = forDesk(suggestionSchema, async (req, suggestion) => {
  const isDone = await acceptSuggestion(req.payload, req.user, idIn(req), suggestion)
  return isDone ? answer({}) : refuseDesk(req, 'missing')
})

/** The desk's calls about people, under `/api/applicants`. */
export const peopleEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/merge', method: 'post', handler: receiveMerge },
  { path: '/:id/accept', method: 'post', handler: receiveAcceptance },
  { path: '/:id/separate', method: 'post', handler: receiveSeparation },
]
