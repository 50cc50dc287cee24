import { documentsRequestSchema } from '@diwan/shared/contracts/publishing'
import type { PayloadHandler } from 'payload'
import { readJson } from '@/endpoints/readJson'
import { refuse } from '@/endpoints/refuse'
import { fetchPublished } from '../published/fetchPublished'

/** `POST /api/publishing/documents`: the published state of up to 100 documents. */
export const sendDocuments: PayloadHandler = async (req) => {
  const request = documentsRequestSchema.safeParse(await readJson(req))
  if (!request.success) return refuse(422, 'Send { "refs": [{ "collection", "id" }] } with at most 100 of them.')
  const answer = await fetchPublished(req.payload, request.data.refs)
  return Response.json({ success: true, ...answer }, { headers: { 'Cache-Control': 'no-store' } })
}
