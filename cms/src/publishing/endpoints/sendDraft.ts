import { type DraftAnswer, draftRequestSchema } from '@diwan/shared/contracts/publishing'
import type { PayloadHandler } from 'payload'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { bundleDrafts } from '../preview/bundleDrafts'
import { draftOf } from '../preview/draftOf'
import { findOpenLink } from '../preview/findOpenLink'

/** `POST /api/publishing/draft`: a document with its newest drafts, for the publisher's preview and for nobody else. */
export const sendDraft: PayloadHandler = async (req) => {
  const request = draftRequestSchema.safeParse(await readJson(req))
  if (!request.success) return refuse(422, 'Send { "collection", "id", "locale", "link" }.')
  const { link, ...ref } = request.data
  if (ref.collection === 'bundles' && link === null) {
    const documents = await bundleDrafts(req.payload, ref.id)
    const answer: DraftAnswer = { success: true, document: null, documents: documents ?? undefined, isAllowed: true }
    return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
  }
  const open = link === null ? null : await findOpenLink(req.payload, { id: link })
  const isAllowed = link === null || (open?.collection === ref.collection && open.documentId === ref.id)
  const document = isAllowed ? await draftOf(req.payload, ref) : null
  const answer: DraftAnswer = { success: true, document, isAllowed }
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
}
