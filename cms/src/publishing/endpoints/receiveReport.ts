import { type Report, reportEpochSchema, reportSchema } from '@diwan/shared/contracts/publishing'
import type { Payload, PayloadHandler } from 'payload'
import { refuse } from '@/endpoints/refuse'
import { env } from '@/env'
import { isOvertaken } from '../lead/readLead'
import { requestsOfChanges } from '../outbox/requestsOfChanges'
import { applyReport } from '../report/applyReport'
import { isSigned } from '../signature'

/** `POST /api/publishing/report`: how a release ended. The same report twice changes nothing more. 409 of a publisher that leads no longer. */
export const receiveReport: PayloadHandler = async (req) => {
  const body = (await req.text?.()) ?? ''
  if (!isSigned(body, req.headers)) return refuse(401, 'The signature is missing, wrong or older than five minutes.')
  const message = parse(body)
  const report = reportSchema.safeParse(message)
  const fence = reportEpochSchema.safeParse(message)
  if (!report.success || !fence.success) return refuse(422, 'This is not a report of a release.')
  // A report that another lead overtakes from here on counts as one that came right before it.
  if (env.PUBLISHER_LEASE && (await isOvertaken(req.payload, fence.data.epoch))) {
    return refuse(409, 'Another publisher leads by now: this report is not taken.')
  }
  await applyReport(req.payload, report.data)
  logReport(req.payload, report.data)
  return Response.json({ success: true })
}

function logReport({ logger }: Payload, report: Report): void {
  const { release, type } = report
  const outbox = 'outbox' in report ? report.outbox : []
  logger.info({ msg: type, release, outbox, requests: requestsOfChanges(outbox) })
}

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
