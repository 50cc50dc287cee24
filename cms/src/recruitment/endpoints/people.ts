import { OBJECT_ID } from '@diwan/shared/lib/isObjectId'
import type { Endpoint } from 'payload'
import { isRecruiter } from '@/access/isRecruiter'
import { audit } from '@/audit/audit'
import { inTransaction } from '@/database/inTransaction'
import { onlyFor } from '@/endpoints/onlyFor'
import * as z from 'zod/mini'
import { settleSuggestion } from '@/recruitment/cvText/settleSuggestion'
import { mergeApplicants } from '@/recruitment/duplicates/mergeApplicants'
import { separateApplicants } from '@/recruitment/duplicates/separateApplicants'
import { collectDossier } from '@/recruitment/privacy/dossier'
import { eraseApplicant } from '@/recruitment/privacy/eraseApplicant'
import { exportOf } from '@/recruitment/privacy/exportOf'
import { withoutUnscored } from '@/recruitment/scores/withoutUnscored'
import { answer, forDesk, idIn, refuseDesk } from './forDesk'

const otherSchema = z.strictObject({ other: z.string().check(z.regex(OBJECT_ID)) })

/** `POST /api/applicants/{id}/merge`: the other one becomes part of this one. */
const receiveMerge = forDesk(otherSchema, async (req, { other }) => {
  const keep = idIn(req)
  if (keep === other) return refuseDesk(req, 'sameApplicant')
  const applicant = await mergeApplicants(req.payload, req.user, { keep, drop: other })
  return applicant ? answer({ id: applicant.id }) : refuseDesk(req, 'duplicateMissing')
})

/** `POST /api/applicants/{id}/separate`: the two are different people. */
const receiveSeparation = forDesk(otherSchema, async (req, { other }) => {
  if (idIn(req) === other) return refuseDesk(req, 'sameApplicant')
  const isDone = await separateApplicants(req.payload, idIn(req), other)
  return isDone ? answer({}) : refuseDesk(req, 'duplicateMissing')
})

const suggestionSchema = z.strictObject({ fact: z.enum(['phone', 'email', 'city', 'link', 'name']), value: z.string() })

/** `POST /api/applicants/{id}/accept`: takes a suggestion over; what stood there before is kept beside it. */
const receiveAcceptance = forDesk(suggestionSchema, async (req, suggestion) => {
  const isDone = await settleSuggestion(req.payload, req.user, idIn(req), suggestion, 'accept')
  return isDone ? answer({}) : refuseDesk(req, 'missing')
})

/** `POST /api/applicants/{id}/dismiss`: a suggestion is not the person's, and is not made again. */
const receiveDismissal = forDesk(suggestionSchema, async (req, suggestion) => {
  const isDone = await settleSuggestion(req.payload, req.user, idIn(req), suggestion, 'dismiss')
  return isDone ? answer({}) : refuseDesk(req, 'missing')
})

const eraseSchema = z.strictObject({ sure: z.literal(true) })

/** `POST /api/applicants/{id}/erase`: erases a person who asked for it by letter or phone. Who did it is written down, not of whom. */
const receiveErasure = forDesk(eraseSchema, async (req) => {
  const id = idIn(req)
  const erasure = await eraseApplicant(req.payload, id, 'staff')
  if (!erasure) return refuseDesk(req, 'missing')
  const { reference } = erasure
  await audit(req, { action: 'delete', collection: 'applicants', documentId: id, title: reference })
  return answer({ certificate: reference })
})

/**
 * `GET /api/applicants/{id}/export`: everything about a person as a zip, for who asked for it by letter or phone. Scores that whoever takes
 * it may not see yet are named as missing.
 */
const sendExport = onlyFor(isRecruiter, async (req) => {
  const id = idIn(req)
  const dossier = await inTransaction(req.payload, (unit) => collectDossier(unit, id))
  if (!dossier) return refuseDesk(req, 'missing')
  const applications = await withoutUnscored(req, dossier.applications)
  await audit(req, { action: 'export', collection: 'applicants', documentId: id })
  return new Response(new Uint8Array(await exportOf({ ...dossier, applications })), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="applicant-${id}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
})

/** The desk's calls about people, under `/api/applicants`. */
export const peopleEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/merge', method: 'post', handler: receiveMerge },
  { path: '/:id/accept', method: 'post', handler: receiveAcceptance },
  { path: '/:id/dismiss', method: 'post', handler: receiveDismissal },
  { path: '/:id/separate', method: 'post', handler: receiveSeparation },
  { path: '/:id/erase', method: 'post', handler: receiveErasure },
  { path: '/:id/export', method: 'get', handler: sendExport },
]
