import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { streamFile } from '@/endpoints/streamFile'
import { isOpenDraftFile, isOpenReportFile } from '../published/isOpenReportFile'

/**
 * `GET /api/publishing/files/{id}`: the bytes of an open, published report's file, and of no other private file; with `?draft=true` also
 * of one that a report's newest draft opens, for the preview.
 */
export const sendFile: PayloadHandler = async ({ payload, query, routeParams }) => {
  const id = String(routeParams?.id ?? '')
  const isOpen = async () =>
    (await isOpenReportFile(payload, id)) || (query.draft === 'true' && (await isOpenDraftFile(payload, id)))
  if (isObjectId(id) && (await isOpen())) return streamFile(payload, id)
  return refuse(404, 'No open, published report has this file.')
}
