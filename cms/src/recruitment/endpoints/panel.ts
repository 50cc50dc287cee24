import { isRecruiter } from '@/access/isRecruiter'
import { isFromCandidate, noteOpened } from '@/audit/auditOpenedCv'
import { onlyFor } from '@/endpoints/onlyFor'
import { refuse } from '@/endpoints/refuse'
import { streamFile } from '@/endpoints/streamFile'
import { readToken } from '@/recruitment/candidate/signedToken'
import { readPanel } from '@/recruitment/desk/readPanel'
import { answer, idIn, refuseDesk } from './forDesk'

/** `GET /api/applications/{id}/panel`: an application with its person, timeline and what can be done with it. */
export const sendPanel = onlyFor(isRecruiter, async (req) => {
  const panel = await readPanel(req, idIn(req))
  return panel ? answer({ panel }) : refuseDesk(req, 'missing')
})

// What a browser shows by itself without running anything of it in our origin.
const SHOWN = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** `GET /api/applications/cv/{token}`: a CV, or a file that answers a question, to be looked at by the short link of a panel. Who opened it is written down. */
export const sendCv = onlyFor(isRecruiter, async (req) => {
  const id = readToken('cv', String(req.routeParams?.token ?? ''))
  if (!id) return refuse(403, 'This link has expired. Open the panel again.')
  const file = await req.payload.findByID({ collection: 'files', id, depth: 0, disableErrors: true })
  if (!isFromCandidate(file)) return refuse(404, 'This file does not exist.')
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
