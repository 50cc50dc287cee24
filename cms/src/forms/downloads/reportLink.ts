import { REPORT_LINK_LIFETIME } from '@diwan/shared/spec/forms'
import type { Locale } from '@diwan/shared/content'
import { env } from '@/env'
import { isSignatureOf, signatureOf } from '@/signature'

const signed = (report: string, expires: string) => `report-link\n${report}\n${expires}`

/** A link to a report's file that works for a while, for whoever has it. */
export function reportLink(report: string, locale: Locale, now = Date.now()): string {
  const expires = String(now + REPORT_LINK_LIFETIME)
  const query = new URLSearchParams({ lang: locale, expires, signature: signatureOf(signed(report, expires)) })
  return `${env.PUBLIC_API_BASE}/api/downloads/reports/${report}?${query}`
}

/** Whether a link was made by us and has not expired. */
export function isReportLink(report: string, query: URLSearchParams, now = Date.now()): boolean {
  const expires = query.get('expires') ?? ''
  return isSignatureOf(signed(report, expires), query.get('signature') ?? '') && Number(expires) > now
}
