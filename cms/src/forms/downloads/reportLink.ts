import { createHmac, timingSafeEqual } from 'node:crypto'
import { REPORT_LINK_LIFETIME } from '@diwan/shared/spec/forms'
import type { Locale } from '@diwan/shared/content'
import { env } from '@/env'

const signatureOf = (report: string, expires: string) =>
  createHmac('sha256', env.PAYLOAD_SECRET).update(`report-link\n${report}\n${expires}`).digest('base64url')

/** A link to a report's file that works for a while, for whoever has it. */
export function reportLink(report: string, locale: Locale, now = Date.now()): string {
  const expires = String(now + REPORT_LINK_LIFETIME)
  const query = new URLSearchParams({ lang: locale, expires, signature: signatureOf(report, expires) })
  return `${env.PUBLIC_API_BASE}/api/downloads/reports/${report}?${query}`
}

/** Whether a link was made by us and has not expired. */
export function isReportLink(report: string, query: URLSearchParams, now = Date.now()): boolean {
  const expires = query.get('expires') ?? ''
  const given = Buffer.from(query.get('signature') ?? '')
  const right = Buffer.from(signatureOf(report, expires))
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now
}
