import { isObjectId } from '@diwan/shared/lib/isObjectId'
import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { streamFile } from '@/endpoints/streamFile'
import { isOpenReportFile } from '../published/isOpenReportFile'

/** `GET /api/publishing/files/{id}`: the bytes of an open, published report's file, and of no other private file. */
export const sendFile: PayloadHandler = async ({ payload, routeParams }) => {
  const id = String(routeParams?.id ?? '')
  if (isObjectId(id) && (await isOpenReportFile(payload, id))) return streamFile(payload, id)
  return refuse(404, 'No open, published report has this file.')
}
