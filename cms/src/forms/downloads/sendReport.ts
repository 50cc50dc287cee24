import type { PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { streamFile } from '@/endpoints/streamFile'
import { findPublished } from '../findPublished'
import { isReportLink } from './reportLink'

/** `GET /api/downloads/reports/{id}?expires=…&signature=…`: the file of a report that somebody asked for. */
export const sendReport: PayloadHandler = async ({ payload, routeParams, searchParams }) => {
  const id = String(routeParams?.id ?? '')
  if (!isReportLink(id, searchParams)) return refuse(403, 'This link has expired. Ask for the report again.')
  const report = await findPublished(payload, 'reports', id)
  if (!report) return refuse(404, 'This report is no longer offered.')
  return streamFile(payload, String(report.file))
}
