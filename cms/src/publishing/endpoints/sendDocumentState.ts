import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { documentState } from '../documentState'

/** `GET /api/publishing/state?collection=…&id=…`: where the latest change of a document is on its way to visitors. */
export const sendDocumentState: PayloadHandler = async ({ payload, searchParams }) => {
  const collection = searchParams.get('collection')
  const id = searchParams.get('id')
  if (!collection || !id) return refuse(422, 'Name the document: ?collection=…&id=…')
  const state = await documentState(payload, { collection, id })
  return Response.json(state, { headers: { 'Cache-Control': 'no-store' } })
}
