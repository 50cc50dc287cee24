import type { PayloadRequest } from 'payload'
import { isRecruiter } from '@/access/isRecruiter'
import { isFromCandidate, noteOpened } from '@/audit/auditOpenedCv'
import { onlyFor } from '@/endpoints/onlyFor'
import { streamFile } from '@/endpoints/streamFile'
import { readToken } from '@/recruitment/candidate/signedToken'
import { fileLink } from '@/recruitment/desk/fileLink'
import { findApplication } from '@/recruitment/desk/findApplication'
import { idOf } from '@/recruitment/idOf'
import { answer, idIn, refuseDesk } from './forDesk'

// What a browser shows by itself without running anything of it in our origin.
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** `GET /api/applications/{id}/files/{file}`: leads to a fresh short link of a file of the application, however long its panel was open. */
export const sendToFile = onlyFor(isRecruiter, async (req) => {
  const application = await findApplication(req, idIn(req))
  const file = String(req.routeParams?.file ?? '')
  const own = [application?.cv, ...(application?.answers ?? []).map((one) => one.file)].flatMap((one) => one ?? [])
  if (!own.some((one) => idOf(one) === file)) return refuseDesk(req, 'missing')
  return new Response(null, {
    status: 303,
    headers: { Location: fileLink(file), 'Cache-Control': 'private, no-store' },
  })
})

/** `GET /api/applications/cv/{token}`: a CV, or a file that answers a question, by the short link of a panel. Who opened it is written down. */
export const sendCv = onlyFor(isRecruiter, async (req) => {
  const id = readToken('cv', String(req.routeParams?.token ?? ''))
  if (!id) return refuseDesk(req, 'linkExpired')
  const file = await findFile(req, id)
  if (!isFromCandidate(file)) return refuseDesk(req, 'fileMissing')
  await noteOpened(req, file)
  const response = await streamFile(req.payload, id)
  if (!response.ok || !SHOWN.has(file.mimeType ?? '')) return response
  response.headers.set('Content-Disposition', 'inline')
  response.headers.set('X-Frame-Options', 'SAMEORIGIN')
  response.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  )
  return response
})

/** `GET /api/applications/{id}/cv-text`: the words of a CV that browsers do not show, such as a DOCX. Who read them is written down. */
export const sendCvText = onlyFor(isRecruiter, async (req) => {
  const application = await findApplication(req, idIn(req))
  const file = application?.cv ? await findFile(req, idOf(application.cv)) : null
  if (!isFromCandidate(file)) return refuseDesk(req, 'missing')
  if (!file.text) return answer({ text: null })
  await noteOpened(req, file)
  return answer({ text: file.text })
})

const findFile = (req: PayloadRequest, id: string) =>
  req.payload.findByID({
    collection: 'files',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    user: req.user,
    overrideAccess: false,
  })
